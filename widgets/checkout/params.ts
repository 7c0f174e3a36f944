import { ajaxTemplate, readGlobal, text } from '../../src/core/config/shopGlobals';

/** Settings of the checkout, as they stand now. Source: contract 18.2, `wc_checkout_params`. */
export function readCheckoutParams() {
  const params = readGlobal('wc_checkout_params') ?? {};
  const gateways: unknown = params.gateways_with_custom_place_order_button;
  return {
    /** Address template of shop calls. */
    ajaxUrl: text(params.wc_ajax_url) || ajaxTemplate(),
    /** Address that an order is sent to. */
    checkoutUrl: text(params.checkout_url),
    reviewNonce: text(params.update_order_review_nonce),
    applyCouponNonce: text(params.apply_coupon_nonce),
    removeCouponNonce: text(params.remove_coupon_nonce),
    /** Guests may order; then an account is a choice. */
    guestsMayOrder: params.option_guest_checkout === 'yes',
    /** The checkout itself: on the pages of an order no order review is asked for. */
    isCheckout: params.is_checkout === '1',
    /** HTML. */
    errorHtml: text(params.i18n_checkout_error),
    /** Ids of payment methods with a button of their own. */
    customButtons: Array.isArray(gateways) ? gateways.filter(id => typeof id === 'string') : [],
  };
}
