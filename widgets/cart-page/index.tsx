import { pageJQuery } from '../../src/core/bus/jquery';
import { addWires } from '../../src/core/bus/wire';
import { cartPageWires } from '../../src/core/bus/wires/cartPage';
import { MarkupError } from '../../src/core/errors';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { CartPage, partsOf } from './CartPage';
import { type CartStore, createCartStore } from './store';

addWires(cartPageWires);

/** The page's cart, as long as it has a marker. */
let cart: CartStore | undefined;

/**
 * Takes over the cart page: quantities, removals, coupons and shipping without a page load. Source: spec storefront 2, 7;
 * contract 13.
 * @throws MarkupError when the shop's own script is at work on the page
 */
function mountCartPage(marker: Element, options: HydrateOptions = {}): Mounted {
  if (hasShopCart()) throw new MarkupError('cart-page', marker, "the shop's own cart script is on the page");
  cart ??= createCartStore(() => {
    cart = undefined;
  });
  const store = cart;
  const widget = hydrateWidget('cart-page', marker, () => <CartPage marker={marker} cart={store} />, {
    ...options,
    start: signal => store.start(widget.replace, signal),
    late: { parts: () => partsOf(marker), sync: store.sync },
  });
  return widget;
}

/**
 * Whether the shop's own cart script is at work: two of them would remove every line twice. Its one trace is the listener
 * for links that undo a removal. Source: contract 13.3, 30.24.
 */
function hasShopCart(): boolean {
  const $ = pageJQuery();
  const read: unknown = $ && Reflect.get($, '_data');
  const all: unknown = typeof read === 'function' ? read(document, 'events') : undefined;
  const clicks: unknown = typeof all === 'object' && all !== null ? Reflect.get(all, 'click') : undefined;
  return Array.isArray(clicks) && clicks.some(isForRestoring);
}

function isForRestoring(listener: unknown): boolean {
  if (typeof listener !== 'object' || listener === null) return false;
  const selector: unknown = Reflect.get(listener, 'selector');
  return typeof selector === 'string' && selector.includes('.restore-item');
}

export { mountCartPage as mount };
