/** Separator of selectors in a list: no comma in parentheses, of two levels at most. */
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

/**
 * Returns a function that leaves out selectors of a list that match nothing at or below `root`, as no element there has the class
 * that they name. One look at all classes is quicker on long pages than one search for each of many selectors.
 */
export function possibleIn(root: ParentNode): (selectors: string) => string {
  const lists = new Set<string | null>();
  for (const one of [root, ...root.querySelectorAll('[class]')])
    if (one instanceof Element) lists.add(one.getAttribute('class'));
  const present = new Set([...lists].join(' ').split(/\s+/));
  const isPossible = (selector: string) => {
    // Classes in brackets may be alternatives, or excluded; those before the last combinator are of other elements.
    const [, own] = /\.([\w-]+)[^\s>+~]*$/.exec(selector.replace(/\[.*?\]|\(.*\)/g, '')) ?? [];
    return own === undefined || present.has(own);
  };
  return selectors => selectors.split(COMMA).filter(isPossible).join();
}

/** Whether an element has a box and is visible; `checkVisibility` is younger than the oldest browsers that count. */
export const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';

/** Notices that take the focus; the first in the page does. See contract/cart.md#notices. */
export const ALERT_NOTICES =
  ':is(.woocommerce-message, .woocommerce-error, .wc-block-components-notice-banner)[role="alert"]';

export const ERRORS = '.woocommerce-error, .is-error';

/** Where themes print templates of the cart page on every page. */
const ELSEWHERE = 'header, .widget_shopping_cart, .widget_shopping_cart_content, .woocommerce-mini-cart';

/** Returns the element around a part of the cart page. Themes put the totals elsewhere as well. */
export function findCartPage(part: Element): Element | null {
  if (part.closest(ELSEWHERE)) return null;
  const isTotals = part.matches('.cart_totals');
  if (isTotals && !document.querySelector('form.woocommerce-cart-form')) return null;
  return part.closest('.woocommerce') ?? (isTotals ? part.parentElement : null);
}
