import { parseJson } from '../../../src/core/guards';
import { objectFields } from '../settings';

/** A row's ids and kind, as printed; a category heading is no row of a product. Source: spec product-table 3.2; contract 10. */

/** Buttons that add to the cart, in the background or with a page load. Source: contract product-table 10, 26.4. */
export const CART_BUTTON = '[data-wcpt-link-code^="cart"]';
/** Takes a row's product out of the cart. */
export const REMOVE = '.wcpt-remove';

/** A cell, or a heading, that opens and closes. */
export const TOGGLE = '.wcpt-child-row-toggle';

/** The add-on's quick view may have a row's picture, which then is none of ours. */
const QUICK_VIEW =
  '.wcpt-quick-view-trigger--product-image .wcpt-row:not(.wcpt-quick-view-trigger__disabled-for-product) *';
/** A row's picture or gallery that opens over the whole window. Source: contract product-table 20. */
export const PICTURE = `.wcpt-lightbox-enabled:not(${QUICK_VIEW}), .wcpt-gallery`;
/** What in it is pressed, also by keys: the picture, or the link around it. */
export const PICTURE_CONTROL =
  '.wcpt-lightbox-enabled > a, .wcpt-lightbox-enabled > img:not(.wcpt-product-image-on-hover), .wcpt-gallery__item, .wcpt-gallery__see-more-label';

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

/** The attributes of a row that is one variation, as the server printed them. */
export function printedAttributes(row: Element): Readonly<Record<string, string>> {
  const printed = objectFields(parseJson(row.getAttribute('data-wcpt-variation-attributes') ?? '')) ?? {};
  return Object.fromEntries(Object.entries(printed).map(([name, value]) => [name, String(value ?? '')]));
}

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

const CHILD = 'wcpt-child-row';

/**
 * The row that the table has for a product: where a control stands in a child row, or in the copy that an open tooltip
 * shows, it is the row that they belong to. Source: contract product-table 0.4, 11, 18.
 */
export function mainRow(row: HTMLElement): HTMLElement {
  const portal = '.wcpt-tooltip-portal';
  const shown = row.closest(portal) ? (productRows(row).find(one => !one.closest(portal)) ?? row) : row;
  const above = shown.classList.contains(CHILD) ? shown.previousElementSibling : null;
  return originalRow(above instanceof HTMLElement && above.classList.contains('wcpt-row') ? above : shown);
}

/** The parts that a row is shown in: itself, its copies in a frozen table, and the child row below each. */
export function rowParts(row: HTMLElement): HTMLElement[] {
  return siblingRows(row).flatMap(one => {
    const below = one.nextElementSibling;
    return below instanceof HTMLElement && below.classList.contains(CHILD) ? [one, below] : [one];
  });
}

/** Elements of all parts of a row. */
export const inParts = <E extends Element = Element>(row: HTMLElement, selector: string): E[] =>
  rowParts(row).flatMap(part => [...part.querySelectorAll<E>(selector)]);

/** Elements of a row, or of another part that a row is shown in; those of a table in one of its cells are not. */
export const inRow = <E extends Element = Element>(part: Element, selector: string): E[] =>
  [...part.querySelectorAll<E>(selector)].filter(element => element.closest('.wcpt-row') === part);

/** The first of them. */
export function firstInRow<E extends Element = Element>(part: Element, selector: string): E | undefined {
  const first = part.querySelector<E>(selector);
  // Most rows have no table in their cells: one of hundreds of options is enough to know.
  return !first || first.closest('.wcpt-row') === part ? (first ?? undefined) : inRow<E>(part, selector)[0];
}

type Field = HTMLInputElement | HTMLSelectElement;

/** Names a field for screen readers where the page has left it without a name. */
export function nameField(field: Field, name: () => string): void {
  const isNamed = field.hasAttribute('aria-label') || field.hasAttribute('aria-labelledby') || hasLabel(field);
  if (!isNamed) field.setAttribute('aria-label', name());
}

/** As `labels` says it, which browsers search the whole page for: too long for each of hundreds of rows. */
function hasLabel(field: Field): boolean {
  if (field.closest('label')) return true;
  // A label names the first element of an id, which may be in another row.
  if (!field.id || document.getElementById(field.id) !== field) return false;
  return Boolean(field.closest('.wcpt-row')?.querySelector(`label[for="${CSS.escape(field.id)}"]`));
}

/** The name of a row's product as the row shows it; empty where it shows none. */
export function productName(row: HTMLElement): string {
  const main = mainRow(row);
  const title = main.querySelector('.wcpt-title')?.textContent ?? '';
  const name = title.trim() ? title : (main.querySelector('img[alt]')?.getAttribute('alt') ?? '');
  return name.replace(/\s+/g, ' ').trim();
}

/** Whether the shopper has just marked text in an element, which ends in a click as well. */
export function isMarking(element: Element): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && element.contains(selection.anchorNode);
}
