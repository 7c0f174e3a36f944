import { type KnownNames, PAYMENT_METHODS, WALLET_FLAGS } from '../core/provider/knownNames.ts';
import type { WidgetName } from '../registry';

export interface ReplacedScript {
  /** WordPress' handle of it; its settings are printed under this name. */
  readonly handle: string;
  /** How its path ends, without the `.min`, `.js` and the version behind it. */
  readonly file: string;
  /** Who does its job: it is replaced only where all of them may. */
  readonly widgets: readonly WidgetName[];
  /** Handles that it names as its dependencies and that stay when it goes: what they carry is for the widgets as well. */
  readonly keeps?: readonly string[];
  /** Where its settings have other names, it keeps its job. */
  readonly knows?: KnownNames;
}

const woocommerce = 'woocommerce/assets/js';
const table = 'wc-product-table-lite/assets';
const payments = 'woocommerce-payments/dist';
/** The payment provider's own script, and settings of its plugin that have handles of their own. Source: add-on contract 9.9. */
const keeps = [
  'stripe',
  'WCPAY_RUNTIME',
  'WCPAY_ASSETS',
  'WCPAY_WOOPAY_COMMON_CONFIG',
  'wcpay-fraud-prevention-token',
] as const;

/** The classic tag holds these back, and the plugin for WordPress empties their handles (`replaced.json`). Source: contract 1. */
export const replacedScripts: readonly ReplacedScript[] = [
  {
    handle: 'woocommerce',
    file: `${woocommerce}/frontend/woocommerce`,
    widgets: ['product-list', 'quantity', 'password-field', 'store-notice', 'notices'],
  },
  { handle: 'wc-add-to-cart', file: `${woocommerce}/frontend/add-to-cart`, widgets: ['add-to-cart', 'mini-cart'] },
  { handle: 'wc-cart-fragments', file: `${woocommerce}/frontend/cart-fragments`, widgets: ['mini-cart'] },
  {
    handle: 'wc-add-to-cart-variation',
    file: `${woocommerce}/frontend/add-to-cart-variation`,
    widgets: ['variation-form'],
  },
  {
    handle: 'wc-single-product',
    file: `${woocommerce}/frontend/single-product`,
    widgets: ['product-gallery', 'product-tabs', 'review-form'],
  },
  { handle: 'wc-flexslider', file: `${woocommerce}/flexslider/jquery.flexslider`, widgets: ['product-gallery'] },
  { handle: 'wc-zoom', file: `${woocommerce}/zoom/jquery.zoom`, widgets: ['product-gallery'] },
  { handle: 'wc-photoswipe', file: `${woocommerce}/photoswipe/photoswipe`, widgets: ['product-gallery'] },
  {
    handle: 'wc-photoswipe-ui-default',
    file: `${woocommerce}/photoswipe/photoswipe-ui-default`,
    widgets: ['product-gallery'],
  },
  { handle: 'wc-cart', file: `${woocommerce}/frontend/cart`, widgets: ['cart-page'] },
  { handle: 'wc-checkout', file: `${woocommerce}/frontend/checkout`, widgets: ['checkout'] },
  {
    handle: 'wc-custom-place-order-button',
    file: `${woocommerce}/frontend/utils/custom-place-order-button`,
    widgets: ['checkout', 'account'],
  },
  { handle: 'wc-address-i18n', file: `${woocommerce}/frontend/address-i18n`, widgets: ['address-fields'] },
  { handle: 'wc-country-select', file: `${woocommerce}/frontend/country-select`, widgets: ['address-fields'] },
  { handle: 'wc-add-payment-method', file: `${woocommerce}/frontend/add-payment-method`, widgets: ['account'] },
  { handle: 'wc-lost-password', file: `${woocommerce}/frontend/lost-password`, widgets: ['account'] },
  { handle: 'wc-account-i18n', file: `${woocommerce}/frontend/account-i18n`, widgets: ['account'] },
  {
    handle: 'wc-password-strength-meter',
    file: `${woocommerce}/frontend/password-strength-meter`,
    widgets: ['password-field'],
  },
  { handle: 'password-strength-meter', file: 'wp-admin/js/password-strength-meter', widgets: ['password-field'] },
  { handle: 'zxcvbn-async', file: 'wp-includes/js/zxcvbn-async', widgets: ['password-field'] },
  {
    handle: 'wc-order-attribution',
    file: `${woocommerce}/frontend/order-attribution`,
    widgets: ['order-attribution'],
  },
  { handle: 'sourcebuster-js', file: `${woocommerce}/sourcebuster/sourcebuster`, widgets: ['order-attribution'] },
  { handle: 'woo-variation-swatches', file: 'woo-variation-swatches/assets/js/frontend', widgets: ['swatches'] },
  { handle: 'woosb-frontend', file: 'woo-product-bundle/assets/js/frontend', widgets: ['bundle'] },
  { handle: 'wcpt', file: `${table}/js`, widgets: ['product-table', 'table-cart', 'table-search'] },
  { handle: 'freeze_table', file: `${table}/freeze_table_v2/js`, widgets: ['product-table'] },
  { handle: 'antiscroll', file: `${table}/antiscroll/js`, widgets: ['product-table'] },
  { handle: 'multirange', file: `${table}/multirange/js`, widgets: ['product-table'] },
  {
    handle: 'cookie-notice-front',
    file: 'cookie-notice/js/front',
    widgets: ['cookie-notice', 'consent-classes'],
  },
  {
    handle: 'tinvwl',
    file: 'ti-woocommerce-wishlist/assets/js/public',
    widgets: ['wishlist'],
  },
  {
    handle: 'tinvwl-clipboard',
    file: 'ti-woocommerce-wishlist/assets/js/clipboard',
    widgets: ['wishlist'],
  },
  { handle: 'storefront-navigation', file: 'storefront/assets/js/navigation', widgets: ['menu'] },
  { handle: 'ivory-search-scripts', file: 'add-search-to-menu/public/js/ivory-search', widgets: ['site-search'] },
  {
    handle: 'ivory-ajax-search-scripts',
    file: 'add-search-to-menu/public/js/ivory-ajax-search',
    widgets: ['site-search'],
  },
  { handle: 'mc4wp-forms-api', file: 'mailchimp-for-wp/assets/js/forms', widgets: ['newsletter'] },
  {
    handle: 'mailchimp-woocommerce',
    file: 'mailchimp-for-woocommerce/public/js/mailchimp-woocommerce-public',
    widgets: ['abandoned-cart'],
  },
  {
    handle: 'mailchimp-woocommerce_gdpr',
    file: 'mailchimp-for-woocommerce/public/js/mailchimp-woocommerce-checkout-gdpr',
    widgets: ['abandoned-cart'],
  },
  // Older versions call it WCPAY_CHECKOUT.
  {
    handle: 'wcpay-upe-checkout',
    file: `${payments}/checkout`,
    widgets: ['card-payment'],
    keeps,
    knows: PAYMENT_METHODS,
  },
  {
    handle: 'WCPAY_EXPRESS_CHECKOUT_ECE',
    file: `${payments}/express-checkout`,
    widgets: ['express-checkout'],
    keeps,
    knows: WALLET_FLAGS,
  },
  {
    handle: 'WCPAY_EXPRESS_CHECKOUT_ECE',
    file: `${payments}/tokenized-express-checkout`,
    widgets: ['express-checkout'],
    keeps,
    knows: WALLET_FLAGS,
  },
  { handle: 'WCPAY_PRODUCT_DETAILS', file: `${payments}/product-details`, widgets: ['pay-later'], keeps },
  { handle: 'WCPAY_CART', file: `${payments}/cart`, widgets: ['pay-later'], keeps },
  { handle: 'wcpay-frontend-tracks', file: `${payments}/frontend-tracks`, widgets: ['usage-events'], keeps },
];
