/** HTML as the value of an attribute in double quotes. */
export const asText = (html: string): string =>
  html.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Globals that the bundle reads; on the pages of the demo no script of the page has these. */
export const GLOBALS = ['ShopWidgets', 'wcpt_product_form', 'WavePlayer', 'woosb_init', 'IRON', 'wp', 'cnArgs'];

/** A bundle as content may have one, with HTML for the suffix of its prices. */
export const bundleWith = (
  suffix: string,
): string => `<div class="product"><div class="summary"><p class="price"></p><div class="woosb-wrap woosb-bundled" data-id="7">
<div class="woosb-products" data-optional="yes" data-variables="no" data-fixed-price="no" data-discount="10" data-discount-amount="0"
data-price-suffix="${asText(suffix)}"><div class="woosb-product" data-id="11" data-key="a" data-name="A" data-price="10" data-qty="1"
data-stock="-1" data-price-suffix="${asText(suffix)}"><div class="woosb-price"><div class="woosb-price-ori">10</div><div class="woosb-price-new"></div></div></div></div>
<div class="woosb-summary"><span class="woosb-total"></span></div><div class="woosb-alert"></div></div></div></div>`;
