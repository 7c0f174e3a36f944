import { safeParse } from 'valibot';
import { type CallError, isCallError } from '../../src/core/errors';
import { isRecord } from '../../src/core/guards';
import { plainText } from '../../src/core/html/text';
import { asksToConfirm } from '../../src/core/provider/confirmation';
import { confirmIntent } from '../../src/core/provider/confirmIntent';
import { sendOrder } from '../../src/core/provider/paying/orderCall';
import { lockWhileTelling } from '../../src/core/provider/paying/orderStore';
import { OLD_AMOUNTS } from '../../src/core/provider/paying/paymentNotice';
import { paymentError } from '../../src/core/provider/paying/standing';
import type { Provider } from '../../src/core/provider/waitForProvider';
import { reportError } from '../../src/core/report';
import { CheckoutAnswer } from './answers';
import { NoSession } from './carts';
import { tExpress } from './messages';

export interface Notice {
  readonly text: string;
  readonly kind: 'error' | 'message';
  /** Whether it stands at the buttons, until the next step, also where the page has a place for notices. */
  readonly isBeside?: boolean;
}

/** Removes all errors of the page, also those of other scripts, but for the notice about old amounts. */
export function dropErrors(): void {
  for (const error of document.querySelectorAll(`.woocommerce-error:not(${OLD_AMOUNTS})`)) error.remove();
}

/**
 * Returns the address of the page that confirms the order; empty when the shop sends none.
 * @throws PaymentError when it was not paid, or the result is unknown.
 */
export async function placeOrder(
  provider: Provider,
  order: () => Promise<CheckoutAnswer>,
  onAuthenticate: () => void,
): Promise<string> {
  const url = redirectOf(await sendOrder(order, refusalOf, tExpress('express.orderFailed')));
  if (!asksToConfirm(url)) return url;
  onAuthenticate();
  return confirmIntent(url, { provider, onRetry: lockWhileTelling });
}

const detail = ({ payment_result }: CheckoutAnswer, key: string): string =>
  payment_result.payment_details.find(one => one.key === key)?.value ?? '';

/** Results of a payment that are a clear no. */
const REFUSALS = ['failure', 'error'];

/** Returns the address that a paid order leads to. @throws PaymentError when it was not paid, or that is not known */
export function redirectOf(answer: CheckoutAnswer): string {
  const { payment_status, redirect_url } = answer.payment_result;
  if (REFUSALS.includes(payment_status)) throw paymentError('placing', 'refused', wordsOf(answer));
  // `pending`, or an unknown status: the order is there.
  if (payment_status !== 'success') {
    throw paymentError('authenticating', 'unclear', '', new Error(`the payment is ${JSON.stringify(payment_status)}`));
  }
  return redirect_url || detail(answer, 'redirect');
}

export function refusalOf({ answer }: CallError): string | undefined {
  const { success, output } = safeParse(CheckoutAnswer, answer);
  return success && REFUSALS.includes(output.payment_result.payment_status) ? wordsOf(output) : undefined;
}

const wordsOf = (answer: CheckoutAnswer): string =>
  plainText(answer.message) || plainText(detail(answer, 'errorMessage')) || tExpress('express.orderFailed');

/** Calls the provider, which throws when an answer comes too late. */
export function quietly(act: (() => void) | undefined): void {
  try {
    act?.();
  } catch {
    // The sheet is closed already.
  }
}

export const report = (found: string, cause: unknown) =>
  reportError({
    where: 'express-checkout',
    found,
    consequence: 'The shopper is told, and what is in the shopper’s own cart stays as it is.',
    cause,
  });

export const messageOf = (error: unknown): string =>
  (error instanceof Error || isRecord(error)) && error.message ? `: ${error.message}` : '';

export function reportNoPrice(element: Element, cause: unknown): void {
  const found = isCallError(cause)
    ? `the price could not be asked for (${cause.kind}${cause.status ? ` ${cause.status}` : ''})`
    : cause instanceof NoSession
      ? 'the server opens no cart apart for this page: its nonce is old, as of pages from a cache'
      : `the wallet buttons could not start${messageOf(cause)}`;
  const consequence = 'The wallet buttons are hidden until the next change.';
  reportError({ where: 'express-checkout', element, found, consequence, cause });
}
