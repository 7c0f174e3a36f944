import type { Payloads } from './defineEvent';
import type { laterEvents } from './events/all';
import type { cartEvents, cartQuestions } from './events/cart';
import type { widgetEvents } from './events/widget';

export type { AddToCartFields, Fragments } from './events/cart';
export type { ChosenAttributes, VariationData } from './events/productPage';

/**
 * Every event of the bus: name → payload. Names and jQuery arguments are the shop's own.
 * Target is `document.body` unless the line says otherwise; all bubble.
 */
export interface ShopEvents
  extends Payloads<typeof cartEvents>,
    Payloads<typeof widgetEvents>,
    Payloads<typeof laterEvents> {}

/** Name of an event of the bus. */
export type ShopEventName = keyof ShopEvents;

/** Events that are dispatched natively on every page, by name: the payload is their `detail`. */
export type NativeEvents = {
  [E in Exclude<ShopEventName, keyof typeof widgetEvents> as `shop-widgets:${E}`]: CustomEvent<ShopEvents[E]>;
} & { [Q in keyof ShopQuestions as `shop-widgets:${Q}`]: CustomEvent<ShopQuestions[Q]> };

declare global {
  interface GlobalEventHandlersEventMap extends NativeEvents {}
}

/** Questions that a listener answers with `false` to veto. */
export interface ShopQuestions extends Payloads<typeof cartQuestions> {}
