import { bare } from '../defineEvent';
import { couponOnly } from '../positional';

/** Events of the cart page, on `document.body`. See contract/cart.md#events-of-the-cart. */
export const cartPageEvents = {
  /** Fresh totals are in the page. */
  updated_cart_totals: bare,
  /** The last line was removed; the page shows its content for an empty cart. */
  wc_cart_emptied: bare,
  /** The shop answered about a coupon, be it yes or no; the notice tells. jQuery: the code. */
  applied_coupon: couponOnly,
  /** A coupon was taken off the cart. jQuery: the code. */
  removed_coupon: couponOnly,
  /** The call about another way of shipping has ended, well or not. */
  updated_shipping_method: bare,
};
