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

/**
 * Mounts a widget on an element now. Answers the same `Mounted` when that is taken over already.
 * @param name of the widget, as in the README's table
 * @throws MarkupError when the markup can't be taken over; Error when the chunk did not load. The element then stays plain.
 */
export const mountWidget = (name: WidgetName, marker: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne(name, marker, options);

/**
 * Takes over a variations form now. Answers the same `Mounted` when it is taken over already.
 * @throws MarkupError when the form can't be taken over; Error when the chunk did not load. The form then stays plain.
 */
export const mountVariationForm = (form: HTMLFormElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('variation-form', form, options);

/**
 * Takes over a product list (`ul.products`), any element around add-to-cart buttons, or a product's `form.cart`.
 * @throws MarkupError when there is nothing to take over; Error when the chunk did not load
 */
export const mountAddToCart = (marker: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('add-to-cart', marker, options);

/**
 * Takes over the content of a mini-cart, `.widget_shopping_cart_content`.
 * @throws Error when the chunk did not load
 */
export const mountMiniCart = (content: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('mini-cart', content, options);

/** Takes over a product's gallery, `.woocommerce-product-gallery`: slider, zoom and lightbox. */
export const mountProductGallery = (gallery: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('product-gallery', gallery, options);

/** Takes over a product's tabs, `.wc-tabs-wrapper`. */
export const mountProductTabs = (wrapper: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('product-tabs', wrapper, options);

/** Takes over a product's review form. */
export const mountReviewForm = (form: HTMLFormElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('review-form', form, options);

/** Takes over a quantity, `.quantity`: its limits, and its plus and minus buttons. */
export const mountQuantity = (wrapper: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('quantity', wrapper, options);

/** Cleans a product's short description of non-breaking spaces. */
export const mountShortDescription = (description: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('short-description', description, options);

/** Takes over the swatches of one attribute, `.variable-items-wrapper`. */
export const mountSwatches = (list: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('swatches', list, options);

/** Takes over a product table, `.wcpt`, or its placeholder, `.wcpt-lazy-load`. */
export const mountProductTable = (container: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('product-table', container, options);

/** Takes over a product bundle, `.woosb-wrap`. */
export const mountBundle = (wrap: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('bundle', wrap, options);

/** Takes over a list's ordering form, or has its result count announced again. */
export const mountProductList = (part: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('product-list', part, options);

/** Gives a notice the focus. */
export const mountNotices = (notice: HTMLElement, options?: MountOptions): Promise<Mounted> =>
  mountOne('notices', notice, options);
