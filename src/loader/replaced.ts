import { type KnownNames, PAYMENT_METHODS, WALLET_FLAGS, WALLET_METHODS } from '../core/provider/knownNames.ts';
import type { WidgetName } from '../registry';

export interface ReplacedScript {
  /** WordPress' handle of it; its settings are printed under this name. */
  readonly handle: string;
  /** End of its path, without the `.min`, `.js` and the version behind it. */
  readonly file: string;
  /** Widgets that do its job: it is replaced only where all of them may. */
  readonly widgets: readonly WidgetName[];
  /** Whether it is a library, which other scripts may use too: it goes only while the widget that replaces it is on the page. */
  readonly library?: true;
  /** Handles of its dependencies that stay when it is removed: the widgets use their content as well. */
  readonly keeps?: readonly string[];
  /** Names in its settings that the widgets know; with another one it is not replaced. */
  readonly knows?: readonly KnownNames[];
}

const frontend = 'woocommerce/assets/js/frontend';
const woocommerce = 'woocommerce/assets/js';
const table = 'wc-product-table-lite/assets';
const wishlist = 'ti-woocommerce-wishlist/assets/js';
const search = 'add-search-to-menu/public/js';
const mailchimp = 'mailchimp-for-woocommerce/public/js';
const payments = 'woocommerce-payments/dist';
/** The payment provider's own script, and settings of its plugin that have handles of their own. */
const keeps = ['stripe', 'WCPAY_RUNTIME', 'WCPAY_ASSETS', 'WCPAY_WOOPAY_COMMON_CONFIG', 'wcpay-fraud-prevention-token'];

const replaced = (handle: string, file: string, ...widgets: readonly WidgetName[]): ReplacedScript => ({
  handle,
  file,
  widgets,
});

/** A library of the shop's gallery. */
const library = (handle: string, file: string): ReplacedScript => ({
  ...replaced(handle, `${woocommerce}/${file}`, 'product-gallery'),
  library: true,
});

/** A script of the provider's plugin that has the wallets, by its file in some versions. */
const wallets = (file: string): ReplacedScript => ({
  ...replaced('WCPAY_EXPRESS_CHECKOUT_ECE', `${payments}/${file}`, 'express-checkout'),
  keeps,
  knows: [WALLET_FLAGS, WALLET_METHODS],
});

/** The classic tag holds these back, and the plugin for WordPress empties their handles (`replaced.json`). */
export const replacedScripts: readonly ReplacedScript[] = [
  replaced(
    'woocommerce',
    `${frontend}/woocommerce`,
    'product-list',
    'quantity',
    'password-field',
    'store-notice',
    'notices',
  ),
  replaced('wc-add-to-cart', `${frontend}/add-to-cart`, 'add-to-cart', 'mini-cart'),
  replaced('wc-cart-fragments', `${frontend}/cart-fragments`, 'mini-cart'),
  replaced('wc-add-to-cart-variation', `${frontend}/add-to-cart-variation`, 'variation-form'),
  replaced('wc-single-product', `${frontend}/single-product`, 'product-gallery', 'product-tabs', 'review-form'),
  library('wc-flexslider', 'flexslider/jquery.flexslider'),
  library('wc-zoom', 'zoom/jquery.zoom'),
  library('wc-photoswipe', 'photoswipe/photoswipe'),
  library('wc-photoswipe-ui-default', 'photoswipe/photoswipe-ui-default'),
  replaced('wc-cart', `${frontend}/cart`, 'cart-page'),
  replaced('wc-checkout', `${frontend}/checkout`, 'checkout'),
  replaced('wc-custom-place-order-button', `${frontend}/utils/custom-place-order-button`, 'checkout', 'account'),
  replaced('wc-address-i18n', `${frontend}/address-i18n`, 'address-fields'),
  replaced('wc-country-select', `${frontend}/country-select`, 'address-fields'),
  replaced('wc-add-payment-method', `${frontend}/add-payment-method`, 'account'),
  replaced('wc-lost-password', `${frontend}/lost-password`, 'account'),
  replaced('wc-account-i18n', `${frontend}/account-i18n`, 'account'),
  replaced('wc-password-strength-meter', `${frontend}/password-strength-meter`, 'password-field'),
  replaced('password-strength-meter', 'wp-admin/js/password-strength-meter', 'password-field'),
  replaced('zxcvbn-async', 'wp-includes/js/zxcvbn-async', 'password-field'),
  replaced('wc-order-attribution', `${frontend}/order-attribution`, 'order-attribution'),
  replaced('sourcebuster-js', `${woocommerce}/sourcebuster/sourcebuster`, 'order-attribution'),
  replaced('woo-variation-swatches', 'woo-variation-swatches/assets/js/frontend', 'swatches'),
  replaced('woosb-frontend', 'woo-product-bundle/assets/js/frontend', 'bundle'),
  replaced('wcpt', `${table}/js`, 'product-table', 'table-cart', 'table-search'),
  replaced('freeze_table', `${table}/freeze_table_v2/js`, 'product-table'),
  replaced('antiscroll', `${table}/antiscroll/js`, 'product-table'),
  replaced('multirange', `${table}/multirange/js`, 'product-table'),
  replaced('cookie-notice-front', 'cookie-notice/js/front', 'cookie-notice', 'consent-classes'),
  replaced('tinvwl', `${wishlist}/public`, 'wishlist'),
  replaced('tinvwl-clipboard', `${wishlist}/clipboard`, 'wishlist'),
  replaced('storefront-navigation', 'storefront/assets/js/navigation', 'menu'),
  replaced('ivory-search-scripts', `${search}/ivory-search`, 'site-search'),
  replaced('ivory-ajax-search-scripts', `${search}/ivory-ajax-search`, 'site-search'),
  replaced('mc4wp-forms-api', 'mailchimp-for-wp/assets/js/forms', 'newsletter'),
  replaced('mailchimp-woocommerce', `${mailchimp}/mailchimp-woocommerce-public`, 'abandoned-cart'),
  replaced('mailchimp-woocommerce_gdpr', `${mailchimp}/mailchimp-woocommerce-checkout-gdpr`, 'abandoned-cart'),
  // Older versions call it WCPAY_CHECKOUT.
  { ...replaced('wcpay-upe-checkout', `${payments}/checkout`, 'card-payment'), keeps, knows: [PAYMENT_METHODS] },
  wallets('express-checkout'),
  wallets('tokenized-express-checkout'),
  { ...replaced('WCPAY_PRODUCT_DETAILS', `${payments}/product-details`, 'pay-later'), keeps },
  { ...replaced('WCPAY_CART', `${payments}/cart`, 'pay-later'), keeps },
  { ...replaced('wcpay-frontend-tracks', `${payments}/frontend-tracks`, 'usage-events'), keeps },
];
