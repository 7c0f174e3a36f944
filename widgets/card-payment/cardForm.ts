import { listenDom } from '../../src/core/bus/dom';
import type { Purpose } from './settings';

const GATEWAY = 'woocommerce_payments';
const SAVE = `input[name="wc-${GATEWAY}-new-payment-method"]`;
const TOKEN = `input[name="wc-${GATEWAY}-payment-token"]`;

/** A form in which one may pay by card, read whenever it is asked: other scripts tick and untick in it. Source: contract 9.1. */
export interface CardForm {
  readonly form: HTMLFormElement;
  readonly purpose: Purpose;
  /** Whether the card is the chosen payment method. */
  isChosen(): boolean;
  /** Whether a saved card is chosen. */
  hasSavedCard(): boolean;
  /** Whether the shopper wants a new card to be saved. */
  savesCard(): boolean;
  onSaveChange(hear: (saves: boolean) => void, signal: AbortSignal): void;
}

/** Name of the question that the checkout asks before it sends an order by card. */
export const QUESTION = `checkout_place_order_${GATEWAY}`;

/** Whether the shopper wants a new card to be saved, on any form of the page. */
export const savesCard = (page: ParentNode = document): boolean =>
  page.querySelector<HTMLInputElement>(`${SAVE}:checked`) !== null;

export function cardFormOf(form: HTMLFormElement): CardForm {
  return {
    form,
    purpose: form.id === 'add_payment_method' ? 'add' : form.matches('form.checkout') ? 'checkout' : 'pay',
    isChosen: () => form.querySelector<HTMLInputElement>('input[name="payment_method"]:checked')?.value === GATEWAY,
    hasSavedCard: () => (form.querySelector<HTMLInputElement>(`${TOKEN}:checked`)?.value ?? 'new') !== 'new',
    savesCard: () => savesCard(form),
    onSaveChange: (hear, signal) =>
      listenDom(form, 'change', field => field.matches(SAVE) && hear(savesCard(form)), signal),
  };
}
