import { safeParse } from 'valibot';
import { isRecord, text } from '../../src/core/bus/wire';
import { isCallError } from '../../src/core/errors';
import { plainText } from '../../src/core/html';
import { PaymentError } from '../../src/core/provider/confirmation';
import { tPayment } from '../../src/core/provider/messages';
import { CheckoutAnswer } from './answers';
import { tExpress } from './messages';

const detail = ({ payment_result }: CheckoutAnswer, key: string): string =>
  payment_result.payment_details.find(one => one.key === key)?.value ?? '';

/**
 * Where an order leads; empty when the shop does not tell.
 * @throws PaymentError when it was not taken. Source: spec storefront 4, 8; add-on contract 8.9 steps 7, 8
 */
export function redirectOf(answer: CheckoutAnswer): string {
  const { payment_status, redirect_url } = answer.payment_result;
  if (payment_status !== 'success') throw new PaymentError(refusalOf(answer));
  return redirect_url || detail(answer, 'redirect');
}

const refusalOf = (answer: CheckoutAnswer): string =>
  plainText(answer.message) || plainText(detail(answer, 'errorMessage')) || tExpress('express.orderFailed');

/** What a shopper reads of an order that was not taken, or of which nobody knows. */
export function orderProblem(error: unknown): string {
  if (error instanceof PaymentError) return error.message;
  if (!isCallError(error)) return tPayment('payment.failed');
  const { kind, answer } = error;
  // A refusal may come with a whole answer.
  const { success, output } = safeParse(CheckoutAnswer, answer);
  if (success) return refusalOf(output);
  if (isExpired(error)) return tPayment('payment.reload');
  const said = isRecord(answer) ? plainText(text(answer.message)) : '';
  if (said) return said;
  if (kind === 'network' && !navigator.onLine) return tExpress('express.offline');
  // The order may have been taken all the same.
  if (kind === 'timeout' || kind === 'network') return tPayment('payment.failed');
  return tExpress('express.orderFailed');
}

/** Whether it is a no of the shop or the provider that the shopper reads, and nothing that went wrong. */
export const isRefusal = (error: unknown): boolean =>
  error instanceof PaymentError ||
  (isCallError(error) &&
    !isExpired(error) &&
    (error.kind === 'refused' || safeParse(CheckoutAnswer, error.answer).success));

/** Whether the shop took none of it as the page is too old. Source: add-on contract 15.12. */
export function isExpired(error: unknown): boolean {
  if (!isCallError(error)) return false;
  const code = isRecord(error.answer) ? text(error.answer.code) : '';
  return /nonce/.test(code) || ((error.status === 401 || error.status === 403) && !code) || error.body?.trim() === '-1';
}
