import { JQUERY_SCRIPTS, type Script } from './printPage';

const foot = (...deps: readonly string[]): Script => ({ group: 1, deps });
const head = (...deps: readonly string[]): Script => ({ deps });
const withData = (script: Script, data: string): Script => ({ ...script, data: `data ${data}` });

/** Scripts of a recorded shop with add-ons, with their dependencies, as derived from the order of its tags. */
export const recordedScripts: Readonly<Record<string, Script>> = {
  ...JQUERY_SCRIPTS,
  underscore: {},
  'wp-util': withData(head('jquery', 'underscore'), '_wpUtilSettings'),
  'wp-hooks': foot(),
  'wp-i18n': { ...foot('wp-hooks'), after: ['code wp-i18n'] },
  'wp-url': foot(),
  'wp-polyfill': foot(),
  'wp-api-fetch': { ...foot('wp-i18n', 'wp-url'), after: ['code wp-api-fetch'] },
  'wp-api-request': withData(foot('jquery'), 'wpApiSettings'),
  'mediaelement-core': { group: 1, before: ['code mejsL10n'] },
  'mediaelement-migrate': foot(),
  mediaelement: withData(
    { src: false, group: 1, deps: ['jquery', 'mediaelement-core', 'mediaelement-migrate'] },
    '_wpmejsSettings',
  ),
  'wp-mediaelement': foot('mediaelement'),
  'jquery-ui-core': foot('jquery'),
  'jquery-ui-mouse': foot('jquery-ui-core'),
  'jquery-ui-slider': foot('jquery-ui-mouse'),
  'comment-reply': foot(),

  'wc-jquery-blockui': head('jquery'),
  'wc-js-cookie': {},
  selectWoo: head('jquery'),
  'wc-jquery-ui-touchpunch': foot('jquery-ui-core', 'jquery-ui-mouse'),
  'wc-accounting': foot('jquery'),
  'wc-price-slider': withData(
    foot('jquery-ui-slider', 'wc-jquery-ui-touchpunch', 'wc-accounting'),
    'woocommerce_price_slider_params',
  ),
  woocommerce: withData(head('jquery', 'wc-jquery-blockui', 'wc-js-cookie'), 'woocommerce_params'),
  'wc-add-to-cart': withData(head('jquery'), 'wc_add_to_cart_params'),
  'wc-add-to-cart-variation': withData(head('jquery', 'wp-util'), 'wc_add_to_cart_variation_params'),
  'wc-cart-fragments': withData(foot('jquery', 'wc-js-cookie'), 'wc_cart_fragments_params'),
  'wc-zoom': head('jquery'),
  'wc-flexslider': head('jquery'),
  'wc-photoswipe': foot(),
  'wc-photoswipe-ui-default': foot('wc-photoswipe'),
  'wc-single-product': withData(head('jquery'), 'wc_single_product_params'),
  'zxcvbn-async': withData(head(), '_zxcvbnSettings'),
  'password-strength-meter': withData(head('jquery', 'zxcvbn-async', 'wp-i18n'), 'pwsL10n'),
  'wc-password-strength-meter': withData(
    head('jquery', 'password-strength-meter'),
    'wc_password_strength_meter_params',
  ),
  'wc-country-select': withData(head('jquery'), 'wc_country_select_params'),
  'wc-address-i18n': withData(head('jquery', 'wc-country-select'), 'wc_address_i18n_params'),
  'wc-custom-place-order-button': head(),
  'wc-checkout': withData(
    head('jquery', 'woocommerce', 'wc-country-select', 'wc-address-i18n', 'wc-custom-place-order-button'),
    'wc_checkout_params',
  ),
  'sourcebuster-js': foot(),
  'wc-order-attribution': withData(foot('sourcebuster-js'), 'wc_order_attribution'),
  'wc-product-category-dropdown-widget': {
    src: false,
    group: 1,
    deps: ['jquery', 'selectWoo'],
    after: ['code category-dropdown'],
  },

  'cookie-notice-front': { before: ['code cnArgs'] },
  antiscroll: foot('jquery'),
  freeze_table: foot('jquery', 'antiscroll'),
  multirange: foot('jquery'),
  wcpt: withData(
    foot('jquery', 'wp-util', 'antiscroll', 'freeze_table', 'wc-photoswipe-ui-default', 'multirange'),
    'wcpt_params',
  ),
  'woo-variation-swatches': withData(
    foot('jquery', 'wp-util', 'wp-api-request', 'wp-api-fetch', 'wp-polyfill'),
    'woo_variation_swatches_options',
  ),
  'mailchimp-woocommerce': withData(foot('jquery'), 'mailchimp_public_data'),
  'mailchimp-woocommerce_gdpr': foot(),
  'woosb-frontend': withData(foot('jquery'), 'woosb_vars'),
  tinvwl: withData(foot('jquery', 'wc-js-cookie', 'wc-cart-fragments'), 'tinvwl_add_to_wishlist'),
  'storefront-navigation': withData(foot(), 'storefrontScreenReaderText'),
  'storefront-header-cart': foot(),
  'storefront-handheld-footer-bar': foot(),
  'storefront-woocommerce-brands': foot(),
  'storefront-sticky-add-to-cart': withData(foot(), 'storefront_sticky_add_to_cart_params'),
  'ivory-search-scripts': withData(foot(), 'IvorySearchVars'),
  'mc4wp-forms-api': foot(),
};

const everywhereInTheHead = ['cookie-notice-front', 'wp-util', 'wc-add-to-cart', 'wc-add-to-cart-variation'];

const everywhereInTheFoot = [
  'wcpt',
  'wp-mediaelement',
  'woo-variation-swatches',
  'mailchimp-woocommerce',
  'woosb-frontend',
  'wc-cart-fragments',
  'tinvwl',
  'storefront-navigation',
];

const shopInTheFoot = [
  'wc-order-attribution',
  'storefront-header-cart',
  'storefront-handheld-footer-bar',
  'storefront-woocommerce-brands',
  'ivory-search-scripts',
];

/** Handles that pages of that shop enqueue, in order: before the head is printed, and by their content. */
export const recordedPages = {
  'product-variable': {
    head: [
      ...everywhereInTheHead,
      ...['wc-zoom', 'wc-flexslider', 'wc-single-product', 'woocommerce'],
      ...everywhereInTheFoot,
      'comment-reply',
      ...shopInTheFoot,
    ],
    body: ['wc-product-category-dropdown-widget', 'storefront-sticky-add-to-cart'],
  },
  shop: {
    head: [...everywhereInTheHead, 'woocommerce', ...everywhereInTheFoot, ...shopInTheFoot],
    body: ['wc-price-slider', 'wc-product-category-dropdown-widget'],
  },
  checkout: {
    head: [
      ...everywhereInTheHead,
      ...['selectWoo', 'wc-password-strength-meter', 'woocommerce', 'wc-checkout'],
      ...everywhereInTheFoot,
      ...shopInTheFoot,
      'mailchimp-woocommerce_gdpr',
    ],
    body: ['wc-product-category-dropdown-widget'],
  },
  newsletter: {
    head: [...everywhereInTheHead, 'woocommerce', ...everywhereInTheFoot, ...shopInTheFoot],
    body: ['wc-product-category-dropdown-widget', 'mc4wp-forms-api'],
  },
} satisfies Record<string, { head: readonly string[]; body: readonly string[] }>;
