import { bus as pageBus } from './core/bus/bus';
import type { MountOptions } from './core/mountOptions';
import type { Mounted } from './hydrate';
import { mountOne } from './loader/loader';

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
