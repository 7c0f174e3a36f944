import type { AccountEvents } from './events/account';
import type { AddressEvents } from './events/address';
import type { BundleEvents } from './events/bundle';
import type { CartEvents, CartQuestions } from './events/cart';
import type { CartPageEvents } from './events/cartPage';
import type { CheckoutEvents } from './events/checkout';
import type { CookieNoticeEvents } from './events/cookieNotice';
import type { MediaEvents } from './events/media';
import type { ProductPageEvents } from './events/productPage';
import type { ProductTableEvents } from './events/productTable';
import type { ServiceEvents } from './events/services';
import type { SwatchEvents } from './events/swatches';
import type { TableCartEvents, TableRowEvents } from './events/tableRows';
import type { VariationEvents } from './events/variation';
import type { WishlistEvents } from './events/wishlist';

export type { BundleReadiness } from './events/bundle';
export type { AddToCartFields, Fragments } from './events/cart';
export type { ChosenAttributes, VariationData } from './events/variation';

/** Events about the bundle itself. */
export interface WidgetEvents {
  /** A widget took over its marker. On the marker. */
  shop_widgets_mounted: { readonly widget: string; readonly marker: Element };
  /** A widget left its marker. On the marker. */
  shop_widgets_unmounted: { readonly widget: string; readonly marker: Element };
  /** Something failed; the server's plain behaviour stands. On the element it is about, else on `document.body`. */
  shop_widgets_error: {
    readonly where: string;
    readonly message: string;
    readonly level: 'error' | 'warning';
    readonly cause: unknown;
  };
}

/**
 * Every event of the bus: name → payload. Names and jQuery arguments are the shop's own.
 * Target is `document.body` unless the line says otherwise; all bubble.
 */
export interface ShopEvents
  extends CartEvents,
    VariationEvents,
    ProductPageEvents,
    SwatchEvents,
    BundleEvents,
    ProductTableEvents,
    TableRowEvents,
    TableCartEvents,
    CartPageEvents,
    CheckoutEvents,
    AddressEvents,
    AccountEvents,
    MediaEvents,
    CookieNoticeEvents,
    ServiceEvents,
    WishlistEvents,
    WidgetEvents {}

/** Name of an event of the bus. */
export type ShopEventName = keyof ShopEvents;

/** Questions that a listener answers with `false` to veto. */
export interface ShopQuestions extends CartQuestions {}
