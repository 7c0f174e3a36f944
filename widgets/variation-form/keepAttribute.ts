/** Attributes that must not come back empty: the browser would load the page itself. */
const NEVER_EMPTY = /^(?:src|href)$/;

const nameOf = (name: string) => `data-o_${name}`;

/**
 * Sets an attribute and keeps its first value in `data-o_…`, where other scripts look for it. `false` and `null` take the
 * attribute away, undefined leaves it. Source: contract 8.7.
 */
export function setAttribute(element: Element, name: string, value: string | number | false | null | undefined): void {
  if (value === undefined) return;
  const kept = nameOf(name);
  if (!element.hasAttribute(kept)) element.setAttribute(kept, element.getAttribute(name) ?? '');
  if (value === false || value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

/** Gives an attribute its first value back; one that was missing or empty and must not be empty goes away. */
export function resetAttribute(element: Element, name: string): void {
  const value = element.getAttribute(nameOf(name));
  if (value === null) return;
  if (value === '' && NEVER_EMPTY.test(name)) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
