import { listenDom } from '../../src/core/bus/dom';
import { methodSettings } from '../../src/core/provider/settings';
import type { Purpose } from './settings';

/** The plugin's gateway of cards; the names of its others begin with it. See contract/payments.md#card-form. */
const GATEWAY = 'woocommerce_payments';
const SAVE = `input[name^="wc-${GATEWAY}"][name$="-new-payment-method"]`;

export interface Method {
  /** As the provider calls it: `card`, `klarna`. */
  readonly type: string;
  /** As the shop calls it: `woocommerce_payments`, `woocommerce_payments_klarna`. */
  readonly gateway: string;
}

export type CardForm = ReturnType<typeof cardFormOf>;

export function methodOf({ dataset }: HTMLElement): Method {
  const type = dataset.paymentMethodType || 'card';
  const { gatewayId } = methodSettings(type);
  const usual = type === 'card' ? GATEWAY : `${GATEWAY}_${type}`;
  return { type, gateway: typeof gatewayId === 'string' && gatewayId ? gatewayId : usual };
}

/** Whether the shopper wants a new card to be saved, on any form of the page. */
export const savesCard = (): boolean => document.querySelector<HTMLInputElement>(`${SAVE}:checked`) !== null;

/** A form with a payment method, read at each call: other scripts tick and untick in it. */
export function cardFormOf(form: HTMLFormElement, method: Method) {
  const purpose: Purpose =
    form.id === 'add_payment_method' ? 'add' : form.matches('form.checkout') ? 'checkout' : 'pay';
  const chosen = () => form.querySelector<HTMLInputElement>('input[name="payment_method"]:checked')?.value;
  const save = `input[name="wc-${method.gateway}-new-payment-method"]`;
  const token = `input[name="wc-${method.gateway}-payment-token"]`;
  const saves = () => form.querySelector(`${save}:checked`) !== null;
  return {
    form,
    purpose,
    method,
    isChosen: () => chosen() === method.gateway,
    isPluginChosen: () => chosen()?.startsWith(GATEWAY) === true,
    hasSavedCard: () => (form.querySelector<HTMLInputElement>(`${token}:checked`)?.value ?? 'new') !== 'new',
    savesCard: saves,
    onSaveChange: (hear: (saves: boolean) => void, signal: AbortSignal) =>
      listenDom(form, 'change', field => field.matches(save) && hear(saves()), signal),
  };
}

// Imperative on purpose: they stand in a form that is another widget's, and outlive the payment part, which the server sends anew.

/** Names of the fields that are sent for a new card. */
const NAMES = [
  'wcpay-payment-method',
  'wcpay-payment-method-error-code',
  'wcpay-payment-method-error-decline-code',
  'wcpay-payment-method-error-message',
  'wcpay-payment-method-error-type',
  'wcpay-fingerprint',
  'wcpay-fraud-prevention-token',
  'wcpay-setup-intent',
] as const;

export type HiddenName = (typeof NAMES)[number];

/** Removes the fields of earlier attempts from a form, also those of other scripts. */
export function dropHidden(form: HTMLFormElement): void {
  for (const name of NAMES)
    for (const field of form.querySelectorAll(`input[type="hidden"][name="${name}"]`)) field.remove();
}

export function putHidden(form: HTMLFormElement, fields: Readonly<Partial<Record<HiddenName, string>>>): void {
  dropHidden(form);
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
}
