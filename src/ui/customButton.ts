import { useLayoutEffect } from 'react';
import { bus } from '../core/bus/bus';
import { pageGlobal } from '../core/config/pageGlobal';
import { reportError } from '../core/report';

/** The chosen method's own button; another object renders it again. */
export interface ShownButton {
  readonly button: CustomButton;
}

/** Functions of a form for a payment method's own button. Source: contract 18.7. */
export interface CustomButtonApi {
  /** Validates the fields and shows their errors. */
  validate(): Promise<{ hasError: boolean }>;
  /** Submits the form as the shop's button does. */
  submit(): void;
}

/** A payment method's own button in place of the shop's. Source: contract 18.7. */
export interface CustomButton {
  render(container: HTMLElement, api: CustomButtonApi): void;
  cleanup?(): void;
}

const CONTAINER = 'wc-custom-place-order-button';
const KNOWN = Symbol.for('shop-widgets.customPlaceOrderButtons');

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

/** Lets a payment method render its button behind the shop's, until unmount. */
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
