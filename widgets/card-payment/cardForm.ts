import { listenDom } from '../../src/core/bus/dom';
import { methodSettings } from '../../src/core/provider/settings';
import type { Purpose } from './settings';

/** The plugin's gateway of cards; the names of its others begin with it. Source: add-on contract 9.1, 9.3. */
const GATEWAY = 'woocommerce_payments';
const SAVE = `input[name^="wc-${GATEWAY}"][name$="-new-payment-method"]`;

/** A payment method of the plugin. */
export interface Method {
  /** As the provider calls it: `card`, `klarna`. */
  readonly type: string;
  /** As the shop calls it: `woocommerce_payments`, `woocommerce_payments_klarna`. */
  readonly gateway: string;
}

/** A form in which one may pay by a method, read whenever it is asked: other scripts tick and untick in it. Source: contract 9.1. */
export interface CardForm {
  readonly form: HTMLFormElement;
  readonly purpose: Purpose;
  readonly method: Method;
  /** Whether it is the chosen payment method. */
  isChosen(): boolean;
  /** Whether it, or another one of the plugin, is the chosen payment method. */
  isPluginChosen(): boolean;
  /** Whether a saved card is chosen. */
  hasSavedCard(): boolean;
  /** Whether the shopper wants a new card to be saved. */
  savesCard(): boolean;
  onSaveChange(hear: (saves: boolean) => void, signal: AbortSignal): void;
}

/** The method of a place: its own name, and that of its gateway by the page's settings. */
export function methodOf({ dataset }: HTMLElement): Method {
  const type = dataset.paymentMethodType || 'card';
  const { gatewayId } = methodSettings(type);
  const usual = type === 'card' ? GATEWAY : `${GATEWAY}_${type}`;
  return { type, gateway: typeof gatewayId === 'string' && gatewayId ? gatewayId : usual };
}

/** Whether the shopper wants a new card to be saved, on any form of the page. */
export const savesCard = (page: ParentNode = document): boolean =>
  page.querySelector<HTMLInputElement>(`${SAVE}:checked`) !== null;

export function cardFormOf(form: HTMLFormElement, method: Method): CardForm {
  const chosen = () => form.querySelector<HTMLInputElement>('input[name="payment_method"]:checked')?.value;
  const save = `input[name="wc-${method.gateway}-new-payment-method"]`;
  const token = `input[name="wc-${method.gateway}-payment-token"]`;
  const saves = () => form.querySelector(`${save}:checked`) !== null;
  return {
    form,
    purpose: form.id === 'add_payment_method' ? 'add' : form.matches('form.checkout') ? 'checkout' : 'pay',
    method,
    isChosen: () => chosen() === method.gateway,
    isPluginChosen: () => chosen()?.startsWith(GATEWAY) === true,
    hasSavedCard: () => (form.querySelector<HTMLInputElement>(`${token}:checked`)?.value ?? 'new') !== 'new',
    savesCard: saves,
    onSaveChange: (hear, signal) => listenDom(form, 'change', field => field.matches(save) && hear(saves()), signal),
  };
}
