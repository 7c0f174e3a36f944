import { isRecord, parseJson } from '../../../../src/core/guards';

/** Buttons that add to the cart, in the background or with a page load. */
export const CART_BUTTON = '[data-wcpt-link-code^="cart"]';
export const REMOVE = '.wcpt-remove';

export const TOGGLE = '.wcpt-child-row-toggle';
/** Class of rows that the instant search hides. See contract/product-table.md#search. */
export const HIDDEN_CLASS = 'wcpt-row--instant-search-hidden';
export const HIDDEN = `.${HIDDEN_CLASS}`;

/** The add-on's quick view may have a row's picture, which then is none of ours. */
const QUICK_VIEW =
  '.wcpt-quick-view-trigger--product-image .wcpt-row:not(.wcpt-quick-view-trigger__disabled-for-product) *';
/** See contract/product-table.md#pictures. */
export const PICTURE = `.wcpt-lightbox-enabled:not(${QUICK_VIEW}), .wcpt-gallery`;
export const PICTURE_CONTROL =
  '.wcpt-lightbox-enabled > a, .wcpt-lightbox-enabled > img:not(.wcpt-product-image-on-hover), .wcpt-gallery__item, .wcpt-gallery__see-more-label';

/** The product row of an element; a category heading is none. See contract/product-table.md#rows. */
export function rowOf(element: Element): HTMLElement | undefined {
  const row = element.closest<HTMLElement>('.wcpt-row');
  return row && !row.classList.contains('wcpt-row--category-heading') ? row : undefined;
}

/** A variation row has its parent's. Empty when missing. */
export const productId = (row: Element): string => row.getAttribute('data-wcpt-product-id') ?? '';

export const rowVariationId = (row: Element): string =>
  isVariationRow(row) ? (row.getAttribute('data-wcpt-variation-id') ?? '') : '';

export const printedAttributes = (row: Element): Readonly<Record<string, string>> =>
  textsOf(parseJson(row.getAttribute('data-wcpt-variation-attributes') ?? ''));

/** The server prints an empty list for no attributes. */
export const textsOf = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one ?? '')])) : {};

export const isVariableRow = (row: Element): boolean => row.classList.contains('wcpt-product-type-variable');

export const isVariationRow = (row: Element): boolean =>
  /(?:^|\s)wcpt-product-type-(?:subscription_)?variation(?:\s|$)/.test(row.className);

/** `p:12`, or `v:77` for a variation. See contract/product-table.md#selection. */
export const rowKey = (row: Element): string => {
  const variation = rowVariationId(row);
  return variation ? `v:${variation}` : `p:${productId(row)}`;
};

/** Returns a row with its clones in a frozen table of another script. See contract/product-table.md#frozen-columns. */
export function siblingRows(row: HTMLElement): HTMLElement[] {
  const frozen = row.closest('.frzTbl');
  return frozen ? sameProduct(frozen, row) : [row];
}

/** Returns all rows of the product in the same table, child rows among them. */
export function productRows(row: HTMLElement): HTMLElement[] {
  return sameProduct(row.closest('.wcpt-table-scroll-wrapper-outer') ?? document, row);
}

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

/** A search through thousands of cells would cost each click: it is known where the rows stand. */
function rowsAround(scope: ParentNode, row: HTMLElement, selector: string): HTMLElement[] {
  const body = row.parentElement;
  if (!(scope instanceof Element) || body?.localName !== 'tbody' || body.closest('.frzTbl')) {
    return [...scope.querySelectorAll<HTMLElement>(selector)];
  }
  const isRow = (one: Element): one is HTMLElement => one instanceof HTMLElement && one.matches(selector);
  return [...body.children].filter(isRow);
}

const CHILD = 'wcpt-child-row';

/** The row that the table has for a product: also of a child row, or of a copy. */
export function mainRow(row: HTMLElement): HTMLElement {
  const above = row.classList.contains(CHILD) ? row.previousElementSibling : null;
  return originalRow(above instanceof HTMLElement && above.classList.contains('wcpt-row') ? above : row);
}

/** The same for an element in a row. */
export function mainRowOf(element: Element): HTMLElement | undefined {
  const row = rowOf(element);
  return row && mainRow(row);
}

/** The row itself, its copies in a frozen table, and the child row below each. */
export function rowParts(row: HTMLElement): HTMLElement[] {
  return siblingRows(row).flatMap(one => {
    const below = one.nextElementSibling;
    return below instanceof HTMLElement && below.classList.contains(CHILD) ? [one, below] : [one];
  });
}

export const inParts = <E extends Element = Element>(row: HTMLElement, selector: string): E[] =>
  rowParts(row).flatMap(part => inRow<E>(part, selector));

/** Returns elements of a row, without those of a table in one of its cells. */
export const inRow = <E extends Element = Element>(part: Element, selector: string): E[] =>
  [...part.querySelectorAll<E>(selector)].filter(element => element.closest('.wcpt-row') === part);

export function firstInRow<E extends Element = Element>(part: Element, selector: string): E | undefined {
  const first = part.querySelector<E>(selector);
  // Most rows have no table in their cells: one of hundreds of options is enough to know.
  return !first || first.closest('.wcpt-row') === part ? (first ?? undefined) : inRow<E>(part, selector)[0];
}

export const firstInParts = <E extends Element = Element>(row: HTMLElement, selector: string): E | undefined =>
  rowParts(row).flatMap(part => firstInRow<E>(part, selector) ?? [])[0];

/** Groups things, each group in the order in which they come. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

export type Field = HTMLInputElement | HTMLSelectElement;

/** Unless the page has named it. */
export function nameField(field: Field, name: () => string): void {
  const isNamed = field.hasAttribute('aria-label') || field.hasAttribute('aria-labelledby') || hasLabel(field);
  if (!isNamed) field.setAttribute('aria-label', name());
}

/** `labels` would search the whole page for each of hundreds of rows. */
function hasLabel(field: Field): boolean {
  if (field.closest('label')) return true;
  // A label names the first element of an id, which may be in another row.
  if (!field.id || document.getElementById(field.id) !== field) return false;
  return Boolean(field.closest('.wcpt-row')?.querySelector(`label[for="${CSS.escape(field.id)}"]`));
}

/** Returns the product's name of a row, or of an element in it; may be empty. */
export function productName(element: Element): string {
  const main = mainRowOf(element);
  if (!main) return '';
  const title = firstInRow(main, '.wcpt-title')?.textContent ?? '';
  const name = title.trim() ? title : (firstInRow(main, 'img[alt]')?.getAttribute('alt') ?? '');
  return name.replace(/\s+/g, ' ').trim();
}

export const hasBox = (element: Element | null): boolean => element !== null && element.getClientRects().length > 0;

/** A shopper who marks text ends with a click as well. */
export function isMarking(element: Element): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && element.contains(selection.anchorNode);
}

/**
 * Whether each row is `wcpt-odd`, else `wcpt-even`. A child row has its parent's stripe, headings have none.
 * @param rows without hidden ones
 */
export function stripesOf(rows: Iterable<Element>): Map<Element, boolean> {
  const stripes = new Map<Element, boolean>();
  let isOdd = false;
  for (const row of rows) {
    const { classList } = row;
    if (!classList.contains('wcpt-row') || classList.contains('wcpt-row--category-heading')) continue;
    if (!classList.contains('wcpt-child-row')) isOdd = !isOdd;
    stripes.set(row, isOdd);
  }
  return stripes;
}

export function setStripe({ classList }: Element, isOdd: boolean): void {
  if (classList.contains(isOdd ? 'wcpt-odd' : 'wcpt-even')) return;
  classList.toggle('wcpt-odd', isOdd);
  classList.toggle('wcpt-even', !isOdd);
}

export const DOWNLOAD = '.wcpt-button[download]';
export const TRIGGER = '.wcpt-toggle-trigger, .wcpt-tg-trigger';
export const FILTERING_TERM = '.wcpt-trigger_filter > [data-wcpt-slug]';
/** Terms that react to clicks, without those that are links. */
export const TERM = `${FILTERING_TERM}, .wcpt-archive_redirect > [data-wcpt-slug]:not(a)`;
