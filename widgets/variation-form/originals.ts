import { themed } from '../../src/core/pagePlugins';
import { followableUrl } from '../../src/core/url';

/** Attributes that must not come back empty: the browser would load the page itself. */
const NEVER_EMPTY = /^(?:src|href)$/;

/** Content can have such markup as well, so neither the first value nor a variation's is trusted. */
const isUnsafe = (name: string, value: string | number) => name === 'href' && followableUrl(value) === undefined;

const nameOf = (name: string) => `data-o_${name}`;

/** Copies the first value to `data-o_…` for other scripts. `false` and `null` remove the attribute, undefined leaves it. */
export function setAttribute(element: Element, name: string, value: string | number | false | null | undefined): void {
  if (value === undefined) return;
  const copy = nameOf(name);
  if (!element.hasAttribute(copy)) element.setAttribute(copy, element.getAttribute(name) ?? '');
  if (value === false || value === null || isUnsafe(name, value)) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/** Restores the first value of an attribute; one that was missing or empty and must not be empty is removed. */
export function resetAttribute(element: Element, name: string): void {
  const value = element.getAttribute(nameOf(name));
  if (value === null) return;
  if ((value === '' && NEVER_EMPTY.test(name)) || isUnsafe(name, value)) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** An element's own content, and the text that `data-o_content` says of it as long as no other script has written another there. */
const originals = new WeakMap<Element, { readonly nodes: readonly Node[]; readonly text: string }>();
const CONTENT = 'data-o_content';

/** Saves an element's own content the first time, also as text in `data-o_content`, where other scripts look for it. */
function saveContent(element: Element): void {
  if (originals.has(element)) return;
  const text = element.textContent ?? '';
  originals.set(element, { nodes: [...element.childNodes], text });
  if (!element.hasAttribute(CONTENT)) element.setAttribute(CONTENT, text);
}

/** Sets an element's text; see `resetContent`. See contract/product.md#meta. */
export function setContent(element: Element, text: string): void {
  saveContent(element);
  if (element.textContent !== text) element.textContent = text;
}

export function setNodes(element: Element, nodes: Iterable<Node>): void {
  saveContent(element);
  element.replaceChildren(...nodes);
}

/** Restores an element's own content, with its links and listeners, if it was replaced; or the text that a script has put in its place. */
export function resetContent(element: Element): void {
  const own = originals.get(element);
  const kept = element.getAttribute(CONTENT);
  if (own && (kept === null || kept === own.text)) element.replaceChildren(...own.nodes);
  else if (kept !== null && element.textContent !== kept) element.textContent = kept;
}

/** These functions, or the plugins that a theme has put in the place of the shop's. */
export const plugins = {
  setAttribute: themed('wc_set_variation_attr', setAttribute),
  resetAttribute: themed('wc_reset_variation_attr', resetAttribute),
  setContent: themed('wc_set_content', setContent),
  resetContent: themed('wc_reset_content', resetContent),
};
