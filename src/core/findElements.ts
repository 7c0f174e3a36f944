/** What separates selectors of a list: no comma in parentheses, of two levels at most. */
const COMMA = /,(?![^()]*(?:\([^()]*\)[^()]*)*\))/;

/** As `querySelectorAll`, but only selectors of the list that match something are tried on each element: faster on long pages. */
export function searchAll<E extends Element>(root: ParentNode, selector: string): E[] {
  const present = selector.split(COMMA).filter(one => root.querySelector(one));
  return present[0] ? [...root.querySelectorAll<E>(present.join())] : [];
}

/** Elements at or below `root` that match; `root` itself among them. */
export function findAll(root: ParentNode, selector: string): Element[] {
  const self = root instanceof Element && root.matches(selector) ? [root] : [];
  return [...self, ...searchAll(root, selector)];
}

/** Returns the element around a part of the cart page. Themes put the totals elsewhere as well. */
export function findCartPage(part: Element): Element | null {
  const isTotals = part.matches('.cart_totals');
  if (isTotals && !document.querySelector('form.woocommerce-cart-form')) return null;
  return part.closest('.woocommerce') ?? (isTotals ? part.parentElement : null);
}
