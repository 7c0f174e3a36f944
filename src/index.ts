import type { FormFields } from './core/calls/form';
import type { CallOptions } from './core/calls/request';
import type {
  Parse,
  RestCallOptions,
  SiteAnswer,
  SiteCallOptions,
  WooPay,
  WooPayFields,
  WooPayItem,
} from './core/calls/scriptCalls';
import { CallError } from './core/errors';
import { t } from './core/messages';
import type { Mounted, MountOptions } from './core/mountOptions';
import type { Report, ReportOptions } from './diagnostics/report';
import { mountOne } from './loader/loader';
import type { WidgetName } from './registry';

export { type Bus, bus, type ListenOptions } from './core/bus/bus';
export type { ShopEventHandler, ShopEventInfo } from './core/bus/channel';
export type {
  AddToCartFields,
  ChosenAttributes,
  Fragments,
  NativeEvents,
  ShopEventName,
  ShopEvents,
  ShopQuestions,
  VariationData,
} from './core/bus/events';
export type { FormFields, FormValue } from './core/calls/form';
export type { CallOptions } from './core/calls/request';
export type * from './core/calls/scriptCalls';
export type { CartState } from './core/cart/cartStore';
export { cartStore } from './core/cart/cartStore';
export type { PageConfig } from './core/config/pageConfig';
export { CallError, type CallErrorDetails, type CallFailure, isCallError, MarkupError } from './core/errors';
export type { Mounted, MountOptions } from './core/mountOptions';
export type * from './diagnostics/report';
export type { MountAllOptions } from './loader/loader';
export { mountAll, unmountAll } from './loader/loader';
export type { WidgetName } from './registry';

/**
 * Returns a report of the page: the state of each widget and its reason, scripts that do the same job, missing settings and other
 * problems, each with its fix. Its code is loaded when it is called.
 * @example console.log(`${await ShopWidgets.report()}`);
 */
export const report = async (options?: ReportOptions): Promise<Report> =>
  (await import('./diagnostics')).report(options);

const mounter =
  <Marker extends HTMLElement>(name: WidgetName) =>
  (marker: Marker, options?: MountOptions): Promise<Mounted> =>
    mountOne(name, marker, options);

/**
 * Mounts a widget or behaviour on an element now. Returns the same `Mounted` when it is mounted already.
 * @param name as in the README's table
 * @throws MarkupError when the markup can't be taken over; Error when the chunk did not load. The element then stays unenhanced.
 */
export const mountWidget: (name: WidgetName, marker: HTMLElement, options?: MountOptions) => Promise<Mounted> =
  mountOne;

/**
 * Takes over a variations form now. Returns the same `Mounted` when it is taken over already.
 * @throws MarkupError when the form can't be taken over; Error when the chunk did not load. The form then stays unenhanced.
 */
export const mountVariationForm = mounter<HTMLFormElement>('variation-form');

/**
 * Takes over a product list (`ul.products`), any element around add-to-cart buttons, or a product's `form.cart`.
 * @throws MarkupError when there is nothing to take over; Error when the chunk did not load
 */
export const mountAddToCart = mounter<HTMLElement>('add-to-cart');

/**
 * Takes over the content of a mini-cart, `.widget_shopping_cart_content` or `.woocommerce-mini-cart`.
 * @throws Error when the chunk did not load
 */
export const mountMiniCart = mounter<HTMLElement>('mini-cart');

/** Takes over a product's gallery, `.woocommerce-product-gallery`: slider, zoom and lightbox. */
export const mountProductGallery = mounter<HTMLElement>('product-gallery');

/** Takes over a product's tabs, `.wc-tabs-wrapper`. */
export const mountProductTabs = mounter<HTMLElement>('product-tabs');

/** Takes over a product's review form. */
export const mountReviewForm = mounter<HTMLFormElement>('review-form');

/** Takes over a quantity, `.quantity`: its limits, and its plus and minus buttons. */
export const mountQuantity = mounter<HTMLElement>('quantity');

/** Raises a quantity, `input.qty`, to its minimum. */
export const mountQuantityMinimum = mounter<HTMLInputElement>('quantity-minimum');

/** Cleans a product's short description of non-breaking spaces. */
export const mountShortDescription = mounter<HTMLElement>('short-description');

/** Takes over the swatches of one attribute, `.variable-items-wrapper`. */
export const mountSwatches = mounter<HTMLElement>('swatches');

/** Takes over a product table, `.wcpt`, or its placeholder, `.wcpt-lazy-load`. */
export const mountProductTable = mounter<HTMLElement>('product-table');

/** Takes over a product bundle, `.woosb-wrap`. */
export const mountBundle = mounter<HTMLElement>('bundle');

/** Takes over a list's ordering form, or has its result count announced again. */
export const mountProductList = mounter<HTMLElement>('product-list');

/** Gives a notice the focus. */
export const mountNotices = mounter<HTMLElement>('notices');

/** Takes over the element around a heart of the wishlist's add-on, its counter, or the page of a list. */
export const mountWishlist = mounter<HTMLElement>('wishlist');

/** Takes over the cart that product tables share; its marker is the document's head. */
export const mountTableCart = mounter<HTMLElement>('table-cart');

/** Takes over the cart page, the `.woocommerce` element around its form. */
export const mountCartPage = mounter<HTMLElement>('cart-page');

/** Takes over a checkout form, or the form that pays for an order. */
export const mountCheckout = mounter<HTMLElement>('checkout');

/** Takes over the place of the wallet buttons, `.wcpay-express-checkout-wrapper`. */
export const mountExpressCheckout = mounter<HTMLElement>('express-checkout');

/** Takes over the address fields of a form: required fields, and states by country. */
export const mountAddressFields = mounter<HTMLElement>('address-fields');

/** Takes over a password input: its button that shows it, and its meter. */
export const mountPasswordField = mounter<HTMLElement>('password-field');

/** Takes over the place of a card form, or the choice among saved cards. */
export const mountCardPayment = mounter<HTMLElement>('card-payment');

/** Takes over a form or a list of saved cards in the account. */
export const mountAccount = mounter<HTMLElement>('account');

/** Shows how a product or the cart can be paid in parts, `#payment-method-message`. */
export const mountPayLater = mounter<HTMLElement>('pay-later');

/** Takes over the shop's notice, `.woocommerce-store-notice`. */
export const mountStoreNotice = mounter<HTMLElement>('store-notice');

/** Takes over the banner of a shop that is not open yet. */
export const mountComingSoonBanner = mounter<HTMLElement>('coming-soon-banner');

/** Takes over the cookie notice, `#cookie-notice`, or a link that takes the choice back. */
export const mountCookieNotice = mounter<HTMLElement>('cookie-notice');

/** Sets the body's classes for the visitor's choice on a page without the cookie notice. */
export const mountConsentClasses = mounter<HTMLElement>('consent-classes');

/** Takes over a navigation, `.main-navigation`. */
export const mountMenu = mounter<HTMLElement>('menu');

/** Takes over a search form, or the menu item that opens one. */
export const mountSiteSearch = mounter<HTMLElement>('site-search');

/** Takes over a search box for all products, `.wcpt-global-search`. */
export const mountTableSearch = mounter<HTMLElement>('table-search');

/** Takes over a newsletter form, `form.mc4wp-form`. */
export const mountNewsletter = mounter<HTMLElement>('newsletter');

/** Takes over an audio or video player. */
export const mountMediaPlayer = mounter<HTMLElement>('media-player');

/** Starts order attribution; its marker is the document's root. */
export const mountOrderAttribution = mounter<HTMLElement>('order-attribution');

/** Keeps the address of an e-mail field for the shop's abandoned-cart service. */
export const mountAbandonedCart = mounter<HTMLElement>('abandoned-cart');

/** Starts the services that a settings element, `script#shop-services`, names. */
export const mountServices = mounter<HTMLElement>('services');

/** Tells the shop of payments that an earlier page could not tell it of; its marker is the body. */
export const mountPaymentReport = mounter<HTMLElement>('payment-report');

/** Sends usage events to the payment provider's plugin; its marker is the document's title. */
export const mountUsageEvents = mounter<HTMLElement>('usage-events');

/** Loads code that calls the site for scripts. @throws CallError `network` when it did not load */
const loading = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch((cause: unknown) => {
    const error = new CallError('calls: their script did not load', { kind: 'network', url: import.meta.url, cause });
    error.text = t('call.failed');
    throw error;
  });

/**
 * Calls an action of the site's AJAX address (`admin-ajax.php`), as `wp.ajax.post` does: an answer of `1` or with
 * `success: true` is a success. Its code is loaded with the first call. Source: spec storefront 7, generic helpers; contract
 * storefront 27.
 * @param action goes out as the field `action`
 * @param fields encoded as jQuery does
 * @param options `parse` converts `data`; without it `data` is unknown
 * @throws CallError of any kind, with a `text` for the shopper; `refused` for `success: false` (`answer` is its `data`) and for
 *   any other answer that is no success; `shape` when `parse` throws
 * @example const { data } = await ShopWidgets.ajax('my_action', { id: 7 });
 */
export function ajax<T>(
  action: string,
  fields: FormFields,
  options: SiteCallOptions & Parse<T>,
): Promise<SiteAnswer<T>>;
export function ajax(action: string, fields?: FormFields, options?: SiteCallOptions): Promise<SiteAnswer<unknown>>;
export async function ajax(action: string, fields: FormFields = {}, options: SiteCallOptions = {}) {
  const { callSite } = await loading(() => import('./core/calls/site/siteCalls'));
  return callSite(action, fields, options);
}

/**
 * Calls a route of the site's REST interface with the page's nonce, as `wp.apiRequest` does; PUT and DELETE go as POST with
 * `X-HTTP-Method-Override`. Its code is loaded with the first call. Source: spec storefront 7, generic helpers; contract
 * storefront 27.
 * @param path e.g. `wp/v2/users/me`
 * @param options `parse` converts the answer; without it the answer is unknown
 * @throws CallError of any kind, with a `text` for the shopper; `http` carries the site's own error in `answer`; `shape` when
 *   `parse` throws
 * @example const me = await ShopWidgets.rest('wp/v2/users/me', { fields: { context: 'edit' } });
 */
export function rest<T>(path: string, options: RestCallOptions & Parse<T>): Promise<T>;
export function rest(path: string, options?: RestCallOptions): Promise<unknown>;
export async function rest(path: string, options: RestCallOptions = {}) {
  const { callRest } = await loading(() => import('./core/calls/site/siteCalls'));
  return callRest(path, options);
}

const loadWooPay = () => loading(() => import('./core/calls/site/wooPay'));

/** Calls of the platform's own checkout, for scripts that draw its button; their code is loaded with the first call. */
export const wooPay: WooPay = {
  init: async (fields: WooPayFields = {}, options: CallOptions = {}) => (await loadWooPay()).init(fields, options),
  addToCart: async (item: WooPayItem, options: CallOptions = {}) => (await loadWooPay()).addToCart(item, options),
};
