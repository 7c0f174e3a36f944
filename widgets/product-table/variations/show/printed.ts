const LABEL = ':scope > .wcpt-property-label:first-child';

const contents = new WeakMap<Element, readonly ChildNode[]>();

/**
 * Puts other content into an element; what the server printed is kept for `restoreContent`. A label in front stays.
 * Source: contract product-table 26.5.
 */
export function putContent(element: Element, content: string | DocumentFragment): void {
  if (!contents.has(element)) contents.set(element, valueNodes(element));
  replaceValue(element, [content]);
}

/** Whether the element shows something else than the server printed. */
export const isChanged = (element: Element): boolean => contents.has(element);

/** Gives the element what the server printed, the same nodes. */
export function restoreContent(element: Element): void {
  const printed = contents.get(element);
  if (!printed) return;
  contents.delete(element);
  replaceValue(element, printed);
}

/** A copy of what the server printed. */
export function copyPrinted(element: Element): DocumentFragment {
  const copy = new DocumentFragment();
  copy.append(...(contents.get(element) ?? valueNodes(element)).map(node => node.cloneNode(true)));
  return copy;
}

/** Text of an element without its label. */
export const textWithoutLabel = (element: Element): string =>
  valueNodes(element)
    .map(node => node.textContent ?? '')
    .join('')
    .trim();

function valueNodes(element: Element): ChildNode[] {
  const label = element.querySelector(LABEL);
  return [...element.childNodes].filter(node => node !== label);
}

function replaceValue(element: Element, nodes: readonly (Node | string)[]): void {
  const label = element.querySelector(LABEL);
  element.replaceChildren(...(label ? [label] : []), ...nodes);
}

/** Those of some elements that match; a row is searched once for all that a choice changes. */
export const among = (elements: readonly Element[], selector: string): Element[] =>
  elements.filter(element => element.matches(selector));

/** The first value of an attribute, which another one keeps from the first change on. */
export function keepFirst(element: Element, name: string, keeper: string): string {
  if (!element.hasAttribute(keeper)) element.setAttribute(keeper, element.getAttribute(name) ?? '');
  return element.getAttribute(keeper) ?? '';
}

/** A variation as the shop describes it; any of its fields may be missing or odd. Source: spec product-table 3.3. */
export type Variation = Readonly<Record<string, unknown>>;

/** A text or number of the shop as text; anything else is empty. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' && Number.isFinite(value) ? String(value) : '';

/** A number of the shop, which may come as a text; undefined when it is none. */
export const numberOf = (value: unknown): number | undefined =>
  textOf(value).trim() && Number.isFinite(Number(value)) ? Number(value) : undefined;
