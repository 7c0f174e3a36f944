/** The first value of an attribute, which another one keeps from the first change on. */
export function keepFirst(element: Element, name: string, keeper: string): string {
  if (!element.hasAttribute(keeper)) element.setAttribute(keeper, element.getAttribute(name) ?? '');
  return element.getAttribute(keeper) ?? '';
}
