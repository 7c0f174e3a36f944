import { pageJQuery } from './jquery';

/** Selector that the shop's own add-to-cart script delegates its clicks with. Source: contract 6.1. */
const SHOP_BUTTONS = '.add_to_cart_button:not(.wc-interactive)';

/** jQuery's list of listeners on the body; the only trace that the shop's own scripts leave. */
function listenersOf(type: string): readonly unknown[] {
  const events: unknown = pageJQuery()?._data?.(document.body, 'events');
  const listeners: unknown = typeof events === 'object' && events !== null ? Reflect.get(events, type) : undefined;
  return Array.isArray(listeners) ? listeners : [];
}

/** Whether the shop's own add-to-cart script is at work on the page. Source: contract 30.24. */
export function hasShopAddToCart(): boolean {
  return listenersOf('click').some(
    listener => typeof listener === 'object' && listener !== null && Reflect.get(listener, 'selector') === SHOP_BUTTONS,
  );
}

/** Whether the shop's own fragments script is at work on the page: nobody else answers that event on the body. */
export function hasShopFragments(): boolean {
  return listenersOf('wc_fragment_refresh').length > 0;
}
