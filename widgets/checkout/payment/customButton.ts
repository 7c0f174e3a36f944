import { bus } from '../../../src/core/bus/bus';
import { reportError } from '../../../src/core/report';
import { validateAll } from '../fields/validate';
import { readCheckoutParams } from '../params';
import type { PaymentMethods } from './paymentMethods';

/** What a payment method's own button may ask of the checkout. Source: contract 18.7. */
export interface CustomButtonApi {
  /** Checks the fields, shows what is wrong, and tells whether something is. */
  validate(): Promise<{ hasError: boolean }>;
  /** Places the order as the shop's own button does. */
  submit(): void;
}

/** A payment method's own button in place of the shop's. Source: contract 18.7. */
export interface CustomButton {
  render(container: HTMLElement, api: CustomButtonApi): void;
  cleanup(): void;
}

const CLASS = 'has-custom-place-order-button';
const CONTAINER = 'wc-custom-place-order-button';
const KNOWN = Symbol.for('shop-widgets.customPlaceOrderButtons');

/** All that were registered on this page, by the id of their payment method. */
function registered(): Map<string, CustomButton> {
  const found: unknown = Reflect.get(window, KNOWN);
  if (found instanceof Map) return found;
  const created = new Map<string, CustomButton>();
  Reflect.set(window, KNOWN, created);
  return created;
}

function isCustomButton(value: unknown): value is CustomButton {
  return typeof value === 'object' && value !== null && 'render' in value && typeof value.render === 'function';
}

/** Offers `wc.customPlaceOrderButton.register(id, button)`, unless a script of the page does. Source: contract 1, 18.7. */
export function offerCustomButtons(): void {
  const found: unknown = Reflect.get(window, 'wc');
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
 * Shows the button of the chosen payment method, if it has one, in place of the shop's. Source: contract 18.7.
 * @returns `dispose` is to be called before the payment part is replaced, `show` after that
 */
export function startCustomButtons(form: HTMLFormElement, methods: PaymentMethods, signal: AbortSignal) {
  let shown: CustomButton | undefined;
  const own = () => form.querySelector<HTMLElement>('#place_order');

  const dispose = () => {
    if (!shown) return;
    const button = shown;
    shown = undefined;
    guard('cleanup', () => button.cleanup?.());
    form.querySelector(`.${CONTAINER}`)?.remove();
  };
  const show = () => {
    dispose();
    const { id } = methods.chosen.getState();
    const button = id === undefined ? undefined : registered().get(id);
    // Its script may still be on its way; until then there would be two buttons, one after the other.
    const isAwaited = id !== undefined && readCheckoutParams().customButtons.includes(id);
    form.classList.toggle(CLASS, button !== undefined || isAwaited);
    const place = own();
    if (place) place.style.display = button || isAwaited ? 'none' : '';
    if (!button || !place) return;
    const container = document.createElement('div');
    container.className = CONTAINER;
    place.after(container);
    shown = button;
    guard('render', () => button.render(container, apiOf(form)));
  };
  methods.chosen.subscribe(show);
  bus.on('wc_custom_place_order_button_registered', show, { target: document.body, signal });
  signal.addEventListener('abort', () => {
    dispose();
    form.classList.remove(CLASS);
    const place = own();
    if (place) place.style.display = '';
  });
  return { dispose, show };
}

function apiOf(form: HTMLFormElement): CustomButtonApi {
  return {
    validate: async () => {
      validateAll(form);
      const wrong = form.querySelector('.form-row.woocommerce-invalid');
      wrong?.querySelector<HTMLElement>('input, select, textarea')?.focus();
      return { hasError: wrong !== null };
    },
    submit: () => form.requestSubmit(),
  };
}

function guard(name: string, run: () => void): void {
  try {
    run();
  } catch (cause) {
    reportError({
      where: 'checkout',
      found: `the ${name} of a payment method's own button threw`,
      consequence: 'The rest of the checkout goes on.',
      cause,
    });
  }
}
