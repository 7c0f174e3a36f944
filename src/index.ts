import { bus as pageBus } from './core/bus/bus';
import type { MountOptions } from './core/mountOptions';
import type { Mounted } from './hydrate';
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
export type { MountOptions } from './core/mountOptions';
export type { Mounted } from './hydrate';
export type { MountAllOptions } from './loader/loader';
export { mountAll, unmountAll } from './loader/loader';
export type { WidgetName } from './registry';

/** The page's event bus. Its events are listed in `ShopEvents`. */
export const bus = pageBus;

const mounter =
  <Marker extends HTMLElement>(name: WidgetName) =>
  (marker: Marker, options?: MountOptions): Promise<Mounted> =>
    mountOne(name, marker, options);

/**
 * Mounts a widget on an element now. Answers the same `Mounted` when that is taken over already.
 * @param name of the widget, as in the README's table
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
