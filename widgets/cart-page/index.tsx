import { addWires } from '../../src/core/bus/wire';
import { cartPageWires } from '../../src/core/bus/wires/cartPage';
import { MarkupError } from '../../src/core/errors';
import { isShopScriptAtWork } from '../../src/core/shopScripts';
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
  // Two of them would remove every line twice.
  if (isShopScriptAtWork('cart'))
    throw new MarkupError('cart-page', marker, "the shop's own cart script is on the page");
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

export { mountCartPage as mount };
