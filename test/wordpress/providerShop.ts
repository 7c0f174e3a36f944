import { JQUERY_SCRIPTS, type Page, type Script } from './printPage';

/**
 * Scripts of a shop with the payment provider's plugin: their handles, dependencies, places in the page, and settings.
 */

const DIST = 'https://shop.example/wp-content/plugins/woocommerce-payments/dist';
const WOO = 'https://shop.example/wp-content/plugins/woocommerce/assets/js/frontend';
const dist = (file: string): Script => ({ src: `${DIST}/${file}.js?ver=10.0.0`, group: 1 });

const SHARED = ['stripe', 'wp-hooks', 'wp-i18n', 'WCPAY_RUNTIME', 'WCPAY_ASSETS'];

/** A setting as the platform's localisation prints it. */
export const localisedSetting = (name: string, value: object): string => `var ${name} = ${JSON.stringify(value)};`;

/** Settings of the plugin under test; a shop's page has more of them. */
export interface ProviderSettings {
  /** `wcpay_upe_config` */
  readonly card?: object;
  /** `wcpayExpressCheckoutParams` */
  readonly wallets?: object;
}

const CARD = {
  publishableKey: 'pk_live_1',
  cartContainsSubscription: '',
  paymentMethodsConfig: { card: { title: 'Card' } },
};
const WALLETS = { button_context: 'checkout', stripe: { publishableKey: 'pk_live_1' } };

/** Returns the scripts that the shop registers. */
export function providerScripts({ card = CARD, wallets = WALLETS }: ProviderSettings = {}): Record<string, Script> {
  return {
    ...JQUERY_SCRIPTS,
    'wp-hooks': {},
    'wp-i18n': { deps: ['wp-hooks'] },
    'wc-checkout': { src: `${WOO}/checkout.min.js`, deps: ['jquery'], data: 'var wc_checkout_params = {};' },
    stripe: { src: 'https://js.stripe.com/v3/', group: 1 },
    WCPAY_RUNTIME: { ...dist('runtime') },
    WCPAY_ASSETS: { src: false, data: localisedSetting('wcpayAssets', { url: DIST }) },
    WCPAY_WOOPAY_COMMON_CONFIG: { src: false, data: 'var woopayConfig = {};' },
    'wcpay-fraud-prevention-token': { src: false, data: 'var wcpayFraudPreventionToken = "t";' },
    WCPAY_WOOPAY_EXPRESS_BUTTON: { ...dist('woopay-express-button'), deps: ['WCPAY_WOOPAY_COMMON_CONFIG', 'wp-i18n'] },
    'wcpay-upe-checkout': {
      ...dist('checkout'),
      deps: ['jquery', 'wcpay-fraud-prevention-token', ...SHARED],
      data: localisedSetting('wcpay_upe_config', card),
    },
    WCPAY_EXPRESS_CHECKOUT_ECE: {
      ...dist('express-checkout'),
      deps: ['jquery', 'WCPAY_WOOPAY_COMMON_CONFIG', ...SHARED],
      data: localisedSetting('wcpayExpressCheckoutParams', wallets),
    },
    WCPAY_PRODUCT_DETAILS: {
      ...dist('product-details'),
      deps: ['jquery', ...SHARED],
      data: localisedSetting('wcpayStripeSiteMessaging', { productId: 'base_product' }),
    },
    WCPAY_CART: { ...dist('cart'), deps: ['jquery', ...SHARED] },
    'wcpay-frontend-tracks': { ...dist('frontend-tracks'), data: 'var wcPayFrontendTracks = [];' },
  };
}

/** Handles that its pages enqueue: cards with the payment part of the checkout, the rest before the head. */
export const providerPages = {
  product: { head: ['WCPAY_EXPRESS_CHECKOUT_ECE', 'WCPAY_PRODUCT_DETAILS', 'wcpay-frontend-tracks'] },
  cart: { head: ['WCPAY_EXPRESS_CHECKOUT_ECE', 'WCPAY_CART'] },
  checkout: { head: ['wc-checkout', 'WCPAY_EXPRESS_CHECKOUT_ECE'], body: ['wcpay-upe-checkout'] },
  account: { body: ['wcpay-upe-checkout'] },
} as const satisfies Record<string, Page>;

/** Handles of the plugin whose job is done by widgets. */
export const JOBS = [
  'wcpay-upe-checkout',
  'WCPAY_EXPRESS_CHECKOUT_ECE',
  'WCPAY_PRODUCT_DETAILS',
  'WCPAY_CART',
  'wcpay-frontend-tracks',
];
