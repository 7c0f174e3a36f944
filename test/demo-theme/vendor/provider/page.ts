import type { Stripe, StripeElements, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { afterEach, beforeEach } from 'vitest';
import { installProvider } from '../../../../demo-theme/vendor/provider/install.js';

/** Puts the provider on the page of each test, and takes it away. */
export function withProvider(params = ''): void {
  let remove = (): void => {};
  beforeEach(() => {
    document.body.innerHTML = '<div id="place"></div><div id="other"></div>';
    remove = installProvider(new URLSearchParams(params));
  });
  afterEach(() => {
    remove();
    document.body.replaceChildren();
  });
}

/** The provider's object, as a page makes it. */
export function newStripe(): Stripe {
  if (!window.Stripe) throw new Error('The provider is not there');
  return window.Stripe('pk_test_lipa', { locale: 'sl', stripeAccount: 'acct_lipa' });
}

/** A payment of 20 €. */
export const PAYMENT = { mode: 'payment', amount: 2000, currency: 'eur', paymentMethodCreation: 'manual' } as const;

export const newElements = (stripe = newStripe(), options: StripeElementsOptionsMode = PAYMENT): StripeElements =>
  stripe.elements(options);

/** The target of most tests. */
export function place(): HTMLElement {
  const found = document.getElementById('place');
  if (!found) throw new Error('The page has no place');
  return found;
}
