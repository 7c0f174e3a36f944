const kept = new WeakMap<Element, readonly Node[]>();
const ATTRIBUTE = 'data-o_content';

/** Keeps an element's own content the first time, also as text in `data-o_content`, where other scripts look for it. */
function keep(element: Element): void {
  if (kept.has(element)) return;
  kept.set(element, [...element.childNodes]);
  if (!element.hasAttribute(ATTRIBUTE)) element.setAttribute(ATTRIBUTE, element.textContent ?? '');
}

/** Sets an element's text; its own content can be given back. Source: contract 7. */
export function setContent(element: Element, text: string): void {
  keep(element);
  if (element.textContent !== text) element.textContent = text;
}

/** Sets an element's content to nodes; its own content can be given back. */
export function setNodes(element: Element, nodes: Iterable<Node>): void {
  keep(element);
  element.replaceChildren(...nodes);
}

/** Gives an element its own content back, with its links and listeners. Does nothing where nothing was set. */
export function resetContent(element: Element): void {
  const own = kept.get(element);
  if (own) element.replaceChildren(...own);
}
