import { bus as pageBus } from './core/bus/bus';
import type { Mounted, MountOptions } from './core/mountOptions';
import type { Report, ReportOptions } from './doctor/report';
import { mountOne } from './loader/loader';
import type { WidgetName } from './registry';

export type { Bus, ListenOptions } from './core/bus/bus';
export type { ShopEventHandler, ShopEventInfo } from './core/bus/channel';
export type {
  AddToCartFields,
  ChosenAttributes,
  Fragments,
  ShopEventName,
  ShopEvents,
  ShopQuestions,
  VariationData,
} from './core/bus/events';
export type { CartState } from './core/cart/cartStore';
export { cartStore } from './core/cart/cartStore';
export type { PageConfig } from './core/config/pageConfig';
export { CallError, type CallErrorDetails, type CallFailure, isCallError, MarkupError } from './core/errors';
export type { Mounted, MountOptions } from './core/mountOptions';
export type {
  PlainReason,
  Report,
  ReportedPage,
  ReportedProblem,
  ReportedScript,
  ReportedSetting,
  ReportedWidget,
  ReportOptions,
  ScriptState,
  WakeReason,
  WidgetState,
} from './doctor/report';
export type { MountAllOptions } from './loader/loader';
export { mountAll, unmountAll } from './loader/loader';
export type { WidgetName } from './registry';

/** The page's event bus. Its events are listed in `ShopEvents`. */
export const bus = pageBus;

/**
 * What was found on the page and what became of it: which widget is awake, asleep or plain and why, which scripts do the same
 * job, which settings are missing, and what else went wrong, each with what to do. Its code is loaded when it is called.
 * @example console.log(`${await ShopWidgets.report()}`);
 */
export const report = async (options?: ReportOptions): Promise<Report> => (await import('./doctor')).report(options);

const mounter =
  <Marker extends HTMLElement>(name: WidgetName) =>
  (marker: Marker, options?: MountOptions): Promise<Mounted> =>
    mountOne(name, marker, options);

/**
 * Mounts a widget or behaviour on an element now. Answers the same `Mounted` when that is taken over already.
 * @param name as in the README's table
 * @throws MarkupError when the markup can't be taken over; Error when the chunk did not load. The element then stays plain.
 */
export const mountWidget: (name: WidgetName, marker: HTMLElement, options?: MountOptions) => Promise<Mounted> =
  mountOne;

/**
 * Takes over a variations form now. Answers the same `Mounted` when it is taken over already.
 * @throws MarkupError when the form can't be taken over; Error when the chunk did not load. The form then stays plain.
 */
export const mountVariationForm = mounter<HTMLFormElement>('variation-form');

/**
 * Takes over a product list (`ul.products`), any element around add-to-cart buttons, or a product's `form.cart`.
 * @throws MarkupError when there is nothing to take over; Error when the chunk did not load
 */
export const mountAddToCart = mounter<HTMLElement>('add-to-cart');

/**
 * Takes over the content of a mini-cart, `.widget_shopping_cart_content`.
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

/** Takes over the cart that product tables share; its marker is the document's head. */
export const mountTableCart = mounter<HTMLElement>('table-cart');

/** Takes over the cart page, the `.woocommerce` element around its form. */
export const mountCartPage = mounter<HTMLElement>('cart-page');

/** Takes over a checkout form, or the form that pays for an order. */
export const mountCheckout = mounter<HTMLElement>('checkout');

/** Takes over the address fields of a form: what is required, and states by country. */
export const mountAddressFields = mounter<HTMLElement>('address-fields');

/** Takes over a password input: its button that shows it, and its meter. */
export const mountPasswordField = mounter<HTMLElement>('password-field');

/** Takes over a form or a list of saved cards in the account. */
export const mountAccount = mounter<HTMLElement>('account');

/** Takes over the shop's notice, `.woocommerce-store-notice`. */
export const mountStoreNotice = mounter<HTMLElement>('store-notice');

/** Takes over the banner of a shop that is not open yet. */
export const mountComingSoonBanner = mounter<HTMLElement>('coming-soon-banner');

/** Takes over the cookie notice, `#cookie-notice`, or a link that takes the choice back. */
export const mountCookieNotice = mounter<HTMLElement>('cookie-notice');

/** Has the body of a page without the cookie notice tell the visitor's choice. */
export const mountConsentClasses = mounter<HTMLElement>('consent-classes');

/** Takes over a navigation, `.main-navigation`. */
export const mountMenu = mounter<HTMLElement>('menu');

/** Takes over a search form, or the menu item that opens one. */
export const mountSiteSearch = mounter<HTMLElement>('site-search');

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
