import { useLayoutEffect } from 'react';
import { bus } from '../core/bus/bus';
import { pageGlobal } from '../core/config/pageGlobal';
import { reportError } from '../core/report';

/** The chosen method's own button; another object whenever it is to be drawn anew. */
export interface ShownButton {
  readonly button: CustomButton;
}

/** What a payment method's own button may ask of the form it stands in. Source: contract 18.7. */
export interface CustomButtonApi {
  /** Checks the fields, shows what is wrong, and tells whether something is. */
  validate(): Promise<{ hasError: boolean }>;
  /** Sends the form as the shop's own button does. */
  submit(): void;
}

/** A payment method's own button in place of the shop's. Source: contract 18.7. */
export interface CustomButton {
  render(container: HTMLElement, api: CustomButtonApi): void;
  cleanup?(): void;
}

const CONTAINER = 'wc-custom-place-order-button';
const KNOWN = Symbol.for('shop-widgets.customPlaceOrderButtons');

/** All that were registered on this page, by the id of their payment method. */
function registered(): Map<string, CustomButton> {
  const found = pageGlobal(KNOWN);
  if (found instanceof Map) return found;
  const created = new Map<string, CustomButton>();
  Reflect.set(window, KNOWN, created);
  return created;
}

function isCustomButton(value: unknown): value is CustomButton {
  return typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';
}

/** The button of a payment method, if it has brought one. */
export function registeredButton(id: string | undefined): ShownButton | undefined {
  const button = id === undefined ? undefined : registered().get(id);
  return button && { button };
}

/** Offers `wc.customPlaceOrderButton.register(id, button)`, unless a script of the page does. Source: contract 1, 18.7. */
export function offerCustomButtons(): void {
  const found = pageGlobal('wc');
  const wc: object = typeof found === 'object' && found !== null ? found : {};
  if (wc !== found) Reflect.set(window, 'wc', wc);
  if (Reflect.get(wc, 'customPlaceOrderButton')) return;
  const register = (id: unknown, button: unknown) => {
    if (typeof id !== 'string' || !isCustomButton(button)) return;
    registered().set(id, button);
    bus.emit('wc_custom_place_order_button_registered', { id });
  };
  Reflect.set(wc, 'customPlaceOrderButton', { register });
}

/**
 * Has a payment method draw its button behind the shop's, as long as the component is there. What is in the container is the
 * method's own.
 * @param shown nothing: the method has none
 * @param place the shop's own button
 * @param where widget that asks, for reports
 */
export function useCustomButton(
  shown: ShownButton | undefined,
  place: HTMLElement,
  api: CustomButtonApi,
  where: string,
): void {
  useLayoutEffect(() => {
    if (!shown) return;
    const { button } = shown;
    const container = document.createElement('div');
    container.className = CONTAINER;
    place.after(container);
    guard('render', where, () => button.render(container, api));
    return () => {
      guard('cleanup', where, () => button.cleanup?.());
      container.remove();
    };
  }, [shown, place, api, where]);
}

function guard(name: string, where: string, run: () => void): void {
  try {
    run();
  } catch (cause) {
    reportError({
      where,
      found: `the ${name} of a payment method's own button threw`,
      consequence: 'The rest of the form goes on.',
      cause,
    });
  }
}
