import { hasDelegate } from '../../src/core/bus/shopListeners';
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
const hasShopCart = (): boolean => hasDelegate(document, 'click', selector => selector.includes('.restore-item'));

export { mountCartPage as mount };
