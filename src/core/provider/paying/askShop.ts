import { fetchFragments } from '../../calls/cartCalls';
import { request } from '../../calls/request';
import { HASH_COOKIE } from '../../cart/cartStore';
import { getCookie } from '../../cookies';
import { CallError } from '../../errors';
import { markupOf, parseFragment } from '../../html';
import type { Found } from './orderState';

/** Asks what became of an order. @throws CallError when no usable answer came */
export type Question = (signal: AbortSignal) => Promise<Found>;

/** Hash of the shopper's cart as the server last told it; empty for an empty cart. */
export const cartHash = (): string => getCookie(HASH_COOKIE) ?? '';

/**
 * Asks whether the shopper's own cart is still the one that was ordered. Each shop has this call, without a nonce and past its page caches, and an
 * order that is placed empties the cart.
 * @param hash that of the cart when the order was sent
 */
export const askCart =
  (hash: string): Question =>
  async signal => {
    const { hash: now } = await fetchFragments(signal);
    if (!now) return 'placed';
    return !hash || now === hash ? 'same' : 'changed';
  };

/** Asks whether this page's order can still be paid: its page then has the form that pays. */
export const askOrderPage: Question = async signal => {
  const url = document.URL.replace(/#.*/, '');
  const { data } = await request(url, { method: 'GET', as: 'text', isPage: true, signal });
  const page = parseFragment(markupOf('answer', String(data)));
  if (page.querySelector('form#order_review [name="woocommerce_pay"]')) return 'same';
  // A log-in, or the question for an e-mail address, says nothing of the order.
  if (page.querySelector('form.login, form.woocommerce-verify-email') || !page.querySelector('.woocommerce'))
    throw new CallError(`${url}: not the page of the order`, { kind: 'shape', url });
  return 'placed';
};
