import { safeParse } from 'valibot';
import type { CallError } from '../../src/core/errors';
import { plainText } from '../../src/core/html';
import { paymentError } from '../../src/core/provider/paying/standing';
import { CheckoutAnswer } from './answers';
import { tExpress } from './messages';

const detail = ({ payment_result }: CheckoutAnswer, key: string): string =>
  payment_result.payment_details.find(one => one.key === key)?.value ?? '';

/** Results of a payment that are a clear no. Source: contract storefront 26.2, 26.3. */
const REFUSALS = ['failure', 'error'];

/**
 * Where an order leads; empty when the shop does not tell.
 * @throws PaymentError when it was not paid, or nobody knows. Source: spec storefront 4, 8; add-on contract 8.9 steps 7, 8
 */
export function redirectOf(answer: CheckoutAnswer): string {
  const { payment_status, redirect_url } = answer.payment_result;
  if (REFUSALS.includes(payment_status)) throw paymentError('placing', 'refused', wordsOf(answer));
  // `pending`, or a status of which we know nothing: the order is there.
  if (payment_status !== 'success') {
    throw paymentError('authenticating', 'unclear', '', new Error(`the payment is ${JSON.stringify(payment_status)}`));
  }
  return redirect_url || detail(answer, 'redirect');
}

/** The shop's words where a call that orders came back with a whole answer that says no. */
export function refusalOf({ answer }: CallError): string | undefined {
  const { success, output } = safeParse(CheckoutAnswer, answer);
  return success && REFUSALS.includes(output.payment_result.payment_status) ? wordsOf(output) : undefined;
}

const wordsOf = (answer: CheckoutAnswer): string =>
  plainText(answer.message) || plainText(detail(answer, 'errorMessage')) || tExpress('express.orderFailed');
