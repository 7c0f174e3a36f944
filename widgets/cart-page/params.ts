import { ajaxTemplate, readGlobal, text } from '../../src/core/config/shopGlobals';

/** Address and nonces of the cart page's calls, as they stand now. Source: contract 13.2, `wc_cart_params`. */
export function readCartParams() {
  const params = readGlobal('wc_cart_params');
  return {
    template: text(params?.wc_ajax_url) || ajaxTemplate(),
    shippingNonce: text(params?.update_shipping_method_nonce),
    applyNonce: text(params?.apply_coupon_nonce),
    removeNonce: text(params?.remove_coupon_nonce),
  };
}
