/** A row's ids and kind, as printed; a category heading is no row of a product. Source: spec product-table 3.2; contract 10. */

/** The product row that an element is in. */
export function rowOf(element: Element): HTMLElement | undefined {
  const row = element.closest<HTMLElement>('.wcpt-row');
  return row && !row.classList.contains('wcpt-row--category-heading') ? row : undefined;
}

/** The product's id; a variation row has its parent's. Empty when missing. */
export const productId = (row: Element): string => row.getAttribute('data-wcpt-product-id') ?? '';

/** The variation's id of a row that is one variation; else empty. */
export const rowVariationId = (row: Element): string =>
  isVariationRow(row) ? (row.getAttribute('data-wcpt-variation-id') ?? '') : '';

/** Whether the row's product has variations to choose from. Source: contract 10. */
export const isVariableRow = (row: Element): boolean => row.classList.contains('wcpt-product-type-variable');

/** Whether the row is one variation. */
export const isVariationRow = (row: Element): boolean =>
  /(?:^|\s)wcpt-product-type-(?:subscription_)?variation(?:\s|$)/.test(row.className);

/** What tells a row's product from others: `p:12`, or `v:77` for a variation. Source: contract 15.6. */
export const rowKey = (row: Element): string => {
  const variation = rowVariationId(row);
  return variation ? `v:${variation}` : `p:${productId(row)}`;
};

/** Rows of one product in a frozen table of another script, which clones them; else the row alone. Source: contract 0.4. */
export function siblingRows(row: HTMLElement): HTMLElement[] {
  const frozen = row.closest('.frzTbl');
  return frozen ? sameProduct(frozen, row) : [row];
}

/** Rows that one control speaks for: all of its product around it, child rows among them. Source: contract 0.4. */
export function productRows(row: HTMLElement): HTMLElement[] {
  return sameProduct(row.closest('.wcpt-table-scroll-wrapper-outer') ?? document, row);
}

/** The row of a table that is no clone. */
export function originalRow(row: HTMLElement): HTMLElement {
  return siblingRows(row).find(one => !one.closest('.frzTbl-clone-table')) ?? row;
}

function sameProduct(scope: ParentNode, row: HTMLElement): HTMLElement[] {
  const variation = rowVariationId(row);
  const id = variation || productId(row);
  if (!id) return [row];
  const attribute = variation ? 'data-wcpt-variation-id' : 'data-wcpt-product-id';
  const isVariation = isVariationRow(row);
  return rowsAround(scope, row, `.wcpt-row[${attribute}="${CSS.escape(id)}"]`).filter(
    one => isVariationRow(one) === isVariation,
  );
}

/** The rows of a scope that match. Where they stand is known: a search through thousands of cells would cost each click. */
function rowsAround(scope: ParentNode, row: HTMLElement, selector: string): HTMLElement[] {
  const body = row.parentElement;
  if (!(scope instanceof Element) || body?.localName !== 'tbody' || body.closest('.frzTbl')) {
    return [...scope.querySelectorAll<HTMLElement>(selector)];
  }
  const isRow = (one: Element): one is HTMLElement => one instanceof HTMLElement && one.matches(selector);
  const portal = scope.lastElementChild;
  const inPortal = portal?.matches('.wcpt-tooltip-portal') ? portal.querySelectorAll<HTMLElement>(selector) : [];
  return [...[...body.children].filter(isRow), ...inPortal];
}
