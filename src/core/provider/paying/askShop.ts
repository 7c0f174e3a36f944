import { fetchFragments } from '../../calls/cartCalls';
import { request } from '../../calls/request';
import { HASH_COOKIE, hasItems } from '../../cart/cartStore';
import { readAddToCartParams } from '../../config/shopGlobals';
import { getCookie } from '../../cookies';
import { CallError, isCallError } from '../../errors';
import { markupOf, parseFragment } from '../../html';
import { ownPath } from '../../url';
import type { Found } from './orderState';

/** Asks what became of an order. @throws CallError when no usable answer came */
export type Question = (signal: AbortSignal) => Promise<Found>;

/** Hash of the shopper's cart as the server last told it; empty for an empty cart. */
export const cartHash = (): string => getCookie(HASH_COOKIE) ?? '';

/**
 * Asks whether the shopper's own cart is still the one that was ordered: an order that is placed empties the cart. Each shop has the first call,
 * without a nonce and past its page caches; where a plugin has broken it, the page of the checkout or cart shows as much.
 * @param hashes those of the cart when the order was sent, and when it had failed: the cookie may be older than the amounts
 */
export const askCart = (...hashes: readonly string[]): Question => {
  const known = hashes.filter(Boolean);
  const compare = (now: string): Found => (known.length === 0 || known.includes(now) ? 'same' : 'changed');
  return async signal => {
    const now = await askFragments(signal).catch((cause: unknown) => askCartPage(cause, signal));
    return now === undefined ? 'placed' : compare(now);
  };
};

/** @returns the cart's hash; undefined for an empty cart */
async function askFragments(signal: AbortSignal): Promise<string | undefined> {
  const { hash } = await fetchFragments(signal);
  // A cookie that says so contradicts an answer without a hash.
  if (!hash && hasItems()) throw shapeless(document.URL, 'the shop says nothing of the cart');
  return hash || undefined;
}

/** @param cause why the first call had no usable answer; thrown again where a page would have none either */
async function askCartPage(cause: unknown, signal: AbortSignal): Promise<string | undefined> {
  const isAnswered = isCallError(cause) && !['timeout', 'network', 'aborted', 'cancelled'].includes(cause.kind);
  const form = document.querySelector('form.checkout');
  const url = form ? form.getAttribute('action') || ownPath() : readAddToCartParams()?.cartUrl;
  if (!isAnswered || !url) throw cause;
  const page = await askPage(url, signal);
  // It has set the cookie anew.
  if (page.querySelector('form.checkout, form.woocommerce-cart-form')) return cartHash();
  if (page.querySelector('.wc-empty-cart-message, .cart-empty')) return undefined;
  throw shapeless(url, 'neither a cart nor a checkout');
}

async function askPage(url: string, signal: AbortSignal): Promise<DocumentFragment> {
  const { data } = await request(url, { method: 'GET', as: 'text', isPage: true, signal });
  return parseFragment(markupOf('answer', String(data)));
}

const shapeless = (url: string, what: string) => new CallError(`${url}: ${what}`, { kind: 'shape', url });

/** Asks whether this page's order can still be paid: its page then has the form that pays. */
export const askOrderPage: Question = async signal => {
  const url = document.URL.replace(/#.*/, '');
  const page = await askPage(url, signal);
  if (page.querySelector('form#order_review [name="woocommerce_pay"]')) return 'same';
  // A log-in, or the question for an e-mail address, says nothing of the order.
  if (page.querySelector('form.login, form.woocommerce-verify-email') || !page.querySelector('.woocommerce'))
    throw shapeless(url, 'not the page of the order');
  return 'placed';
};
