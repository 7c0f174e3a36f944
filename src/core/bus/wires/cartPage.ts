import type { ShopEvents } from '../events';
import type { CartPageEvents } from '../events/cartPage';
import { bare, text, type Wire, type WireTable } from '../wire';

const coupon: Wire<ShopEvents['applied_coupon']> = {
  toArguments: ({ code }) => [code],
  fromArguments: ([code]) => ({ code: text(code) }),
};

/** Events of the cart page, and what asks it for a refresh. Source: storefront contract 13.3, 13.5. */
export const cartPageWires: WireTable<CartPageEvents & Pick<ShopEvents, 'wc_update_cart'>> = {
  updated_cart_totals: bare,
  wc_cart_emptied: bare,
  applied_coupon: coupon,
  removed_coupon: coupon,
  updated_shipping_method: bare,
  wc_update_cart: {
    toArguments: ({ preserveNotices }) => (preserveNotices ? [true] : []),
    fromArguments: ([preserve]) => ({ ...(preserve ? { preserveNotices: true } : {}) }),
  },
};
