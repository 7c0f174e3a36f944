import { type CallError, isCallError } from '../../errors';
import { isRecord, text } from '../../guards';
import { plainText } from '../../html/text';
import { tPayment } from './messages';
import { forgetSent } from './sentNote';
import { PaymentError, paymentError } from './standing';

/**
 * The browser asks before the page is left meanwhile: the shopper would not learn whether the order was taken. The note that it is on its way
 * stays where that is not known at the end either.
 * @param refusalOf the shop's words when an answer is a clear no; undefined for anything else
 * @param otherwise what the shopper reads of a clear no without words
 * @throws PaymentError whatever goes wrong
 */
export async function sendOrder<T>(
  send: () => Promise<T>,
  refusalOf: (error: CallError) => string | undefined = () => undefined,
  otherwise = '',
): Promise<T> {
  // Read before the call: offline nothing is sent, and a later value does not show whether something was sent.
  const wasOffline = !navigator.onLine;
  const asking = new AbortController();
  addEventListener('beforeunload', event => event.preventDefault(), { signal: asking.signal });
  try {
    const answer = await send();
    forgetSent();
    return answer;
  } catch (cause) {
    const error = errorOf(cause, wasOffline, error => refusalOf(error) ?? restRefusal(error), otherwise);
    if (error.outcome !== 'unknown') forgetSent();
    throw error;
  } finally {
    asking.abort();
  }
}

function errorOf(
  cause: unknown,
  wasOffline: boolean,
  refusalOf: (error: CallError) => string | undefined,
  otherwise: string,
): PaymentError {
  if (cause instanceof PaymentError) return cause;
  if (!isCallError(cause)) return paymentError('placing', 'unclear', '', cause);
  if (wasOffline && cause.kind === 'network')
    return paymentError('preparing', 'unclear', tPayment('payment.offline'), cause);
  if (cause.kind === 'cancelled') return paymentError('preparing', 'unclear', '', cause);
  if (isExpired(cause)) return paymentError('placing', 'refused', tPayment('payment.reload'), cause);
  const words = refusalOf(cause);
  return words === undefined
    ? paymentError('placing', 'unclear', '', cause)
    : paymentError('placing', 'refused', words || otherwise);
}

/**
 * The words of a well-formed error of the site's API: the order was not taken. With a status of 500 or above only those of the
 * shop itself count, as an order that can't be paid; `internal_server_error` may come from the middle of an order.
 */
function restRefusal({ status = 0, answer }: CallError): string | undefined {
  if (!isRecord(answer)) return undefined;
  const code = text(answer.code);
  const isRefusal = status >= 400 && (status < 500 ? code !== '' : code.startsWith('woocommerce_rest_'));
  return isRefusal ? plainText(text(answer.message)) : undefined;
}

/** Whether the shop took none of it as the page is too old. */
export function isExpired(error: unknown): boolean {
  if (!isCallError(error)) return false;
  const code = isRecord(error.answer) ? text(error.answer.code) : '';
  return /nonce/.test(code) || (error.status === 401 && !code) || error.body?.trim() === '-1';
}
