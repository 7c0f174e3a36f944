import { isRecord } from '../../guards';
import { bare, defineEvent } from '../defineEvent';
import { elementOf } from '../jquery';
import { anything, couponOnly, definePositional, string } from '../positional';

/** Events of the checkout, on `document.body`. See contract/checkout.md#order-review. */
export const checkoutEvents = {
  /** The checkout is ready; its order review is asked for. */
  init_checkout: bare,
  /**
   * Asks for a fresh order review. jQuery: an object of these, the control as an element, or nothing.
   * `update_shipping_method: false` leaves the chosen rates out of the call; `current_target` is the control that gets the
   * focus back.
   */
  update_checkout: defineEvent<{
    readonly update_shipping_method?: boolean | undefined;
    readonly current_target?: HTMLElement | null | undefined;
  }>({
    toArguments: args => (Object.keys(args).length ? [args] : []),
    fromArguments: ([args]) => {
      if (!isRecord(args)) return {};
      return {
        ...(args.update_shipping_method !== undefined && {
          update_shipping_method: args.update_shipping_method !== false,
        }),
        ...(args.current_target !== undefined && { current_target: elementOf(args.current_target) }),
      };
    },
  }),
  /** A fresh order review is in the page. jQuery: the shop's answer. */
  updated_checkout: definePositional({ answer: anything }),
  /** Another payment method is chosen. */
  payment_method_selected: bare,
  /** The order was not taken; its errors are in the page. jQuery: their HTML. */
  checkout_error: definePositional({ html: string }),
  /** The shop answered about a coupon, be it yes or no. jQuery: the code. */
  applied_coupon_in_checkout: couponOnly,
  /** A coupon was taken out of the order. jQuery: the code. */
  removed_coupon_in_checkout: couponOnly,
  /** A payment method has brought a button of its own. jQuery: its id. See contract/checkout.md#payment-methods. */
  wc_custom_place_order_button_registered: definePositional({ id: string }),
};
