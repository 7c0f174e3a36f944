import { addEvents } from '../../src/core/bus/channel';
import { cartPageEvents } from '../../src/core/bus/events/cartPage';
import { MarkupError } from '../../src/core/errors';
import { isShopScriptAtWork } from '../../src/core/shopScripts';
import { defineView } from '../../src/hydrate/defineView';
import { CartPage, partsOf } from './CartPage';
import { type CartStore, createCartStore } from './store';

addEvents(cartPageEvents);

let cart: CartStore | undefined;

/** Quantities, removals, coupons and shipping without a page load. Source: spec storefront 2, 7; contract 13. */
export const mount = defineView('cart-page', Element, marker => {
  // Two scripts would remove every line twice.
  if (isShopScriptAtWork('cart'))
    throw new MarkupError('cart-page', marker, "the shop's own cart script is on the page");
  cart ??= createCartStore(() => {
    cart = undefined;
  });
  const store = cart;
  return {
    render: () => <CartPage marker={marker} cart={store} />,
    start: (signal, { replace }) => store.start(replace, signal),
    late: { parts: () => partsOf(marker), sync: store.sync },
  };
});
