import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { announce } from '../../src/core/cart/liveRegion';
import { isField } from '../../src/core/fields';
import { methodSettings } from '../../src/core/provider/settings';
import { typedInto } from './billing';
import type { CardForm } from './cardForm';
import { tCard } from './messages';
import type { CardSettings } from './settings';

/** Whether a method takes shoppers of this billing country: its `countries`, where it names some. */
function takes(type: string, country: string | undefined): boolean {
  const { countries } = methodSettings(type);
  return !country || !Array.isArray(countries) || countries.length === 0 || countries.includes(country);
}

/**
 * Tells whether a method is offered, now and with each change of the billing country. Where the chosen one is not offered any more, the
 * card is chosen in its place, which is announced.
 */
export function watchOffer(
  { form, method, isChosen }: CardForm,
  customer: CardSettings['customer'],
  tell: (isOffered: boolean) => void,
  signal: AbortSignal,
): void {
  const look = () => {
    const isOffered = takes(method.type, typedInto(form, 'billing_country') || customer.country);
    tell(isOffered);
    if (!isOffered && isChosen()) chooseCard(form);
  };
  listenDom(form, 'change', field => isField(field) && field.name === 'billing_country' && look(), signal);
  bus.on('updated_checkout', look, { signal });
  look();
}

function chooseCard(form: HTMLFormElement): void {
  const card = form.querySelector<HTMLInputElement>('input[name="payment_method"][value="woocommerce_payments"]');
  // Clicked: the checkout opens its box, and scripts of payment methods wait for it.
  card?.click();
  if (card) announce(tCard('card.chosen'));
}
