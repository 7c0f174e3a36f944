import { pageJQuery } from './jquery';

/** Selector that the shop's own add-to-cart script delegates its clicks with. Source: contract 6.1. */
const SHOP_BUTTONS = '.add_to_cart_button:not(.wc-interactive)';

/** jQuery's list of the listeners of an element or the page; the only trace that the shop's own scripts leave. */
function listenersOf(element: Element | Document, type: string): readonly unknown[] {
  const events: unknown = pageJQuery()?._data?.(element, 'events');
  const listeners: unknown = typeof events === 'object' && events !== null ? Reflect.get(events, type) : undefined;
  return Array.isArray(listeners) ? listeners : [];
}

/** Whether a script delegates events of an element with jQuery, by a selector that `isTheirs` knows. */
export function hasDelegate(
  element: Element | Document,
  type: string,
  isTheirs: (selector: string) => boolean,
): boolean {
  return listenersOf(element, type).some(listener => {
    const selector: unknown = typeof listener === 'object' && listener !== null && Reflect.get(listener, 'selector');
    return typeof selector === 'string' && isTheirs(selector);
  });
}

/** Whether the shop's own add-to-cart script is at work on the page. Source: contract 30.24. */
export const hasShopAddToCart = (): boolean =>
  hasDelegate(document.body, 'click', selector => selector === SHOP_BUTTONS);

/** Whether the shop's own fragments script is at work on the page: nobody else answers that event on the body. */
export const hasShopFragments = (): boolean => listenersOf(document.body, 'wc_fragment_refresh').length > 0;
