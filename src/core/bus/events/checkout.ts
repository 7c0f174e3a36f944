import type { Bare } from './bare';

/** Events of the checkout, on `document.body`. Source: storefront contract 18.6. */
export interface CheckoutEvents {
  /** The checkout is ready; its order review is asked for. */
  init_checkout: Bare;
  /**
   * Asks for a fresh order review. jQuery: an object of these, or nothing.
   * `update_shipping_method: false` leaves the chosen rates out of the call; `current_target` is the control that gets the
   * focus back.
   */
  update_checkout: {
    readonly update_shipping_method?: boolean | undefined;
    readonly current_target?: HTMLElement | null | undefined;
  };
  /** A fresh order review is in the page. jQuery: the shop's answer. */
  updated_checkout: { readonly answer: unknown };
  /** Another payment method is chosen. */
  payment_method_selected: Bare;
  /** The order was not taken; its errors are in the page. jQuery: their HTML. */
  checkout_error: { readonly html: string };
  /** The shop answered about a coupon, be it yes or no. jQuery: the code. */
  applied_coupon_in_checkout: { readonly code: string };
  /** A coupon was taken out of the order. jQuery: the code. */
  removed_coupon_in_checkout: { readonly code: string };
  /** A payment method has brought a button of its own. jQuery: its id. Source: storefront contract 18.7. */
  wc_custom_place_order_button_registered: { readonly id: string };
}
