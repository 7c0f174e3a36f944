import { followableUrl } from '../../src/core/url';

/** Attributes that must not come back empty: the browser would load the page itself. */
const NEVER_EMPTY = /^(?:src|href)$/;

/** Both the first value and a variation's may be of markup that content can have as well. */
const isUnsafe = (name: string, value: string | number) => name === 'href' && followableUrl(value) === undefined;

const nameOf = (name: string) => `data-o_${name}`;

/**
 * Sets an attribute and keeps its first value in `data-o_…`, where other scripts look for it. `false` and `null` take the
 * attribute away, undefined leaves it. Source: contract 8.7.
 */
export function setAttribute(element: Element, name: string, value: string | number | false | null | undefined): void {
  if (value === undefined) return;
  const kept = nameOf(name);
  if (!element.hasAttribute(kept)) element.setAttribute(kept, element.getAttribute(name) ?? '');
  if (value === false || value === null || isUnsafe(name, value)) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/** Gives an attribute its first value back; one that was missing or empty and must not be empty goes away. */
export function resetAttribute(element: Element, name: string): void {
  const value = element.getAttribute(nameOf(name));
  if (value === null) return;
  if ((value === '' && NEVER_EMPTY.test(name)) || isUnsafe(name, value)) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

const kept = new WeakMap<Element, readonly Node[]>();
const CONTENT = 'data-o_content';

/** Keeps an element's own content the first time, also as text in `data-o_content`, where other scripts look for it. */
function keep(element: Element): void {
  if (kept.has(element)) return;
  kept.set(element, [...element.childNodes]);
  if (!element.hasAttribute(CONTENT)) element.setAttribute(CONTENT, element.textContent ?? '');
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
