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
