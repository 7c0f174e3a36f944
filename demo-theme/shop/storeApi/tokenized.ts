import type { Payments } from '../paying/payments';
import type { Session, Sessions } from '../session';

const SESSION = 'x-woopayments-tokenized-cart-session';
const SESSION_NONCE = 'x-woopayments-tokenized-cart-session-nonce';

/** Whether the provider's plugin says that the call comes from a wallet. See contract/payments.md#order-by-the-store-api. */
export const isTokenized = ({ headers }: Request, payments: Payments): boolean =>
  headers.get('x-woopayments-tokenized-cart') === 'true' &&
  headers.get('x-woopayments-tokenized-cart-nonce') === payments.nonce('tokenized_cart');

/**
 * The separate cart of a call with the session header, a new one where that is empty. Without the right nonce or token
 * there is none: the call silently works on the shopper's own cart.
 *
 * @param isStale The nonce is taken for one that has expired.
 */
export function separateCart(
  { headers }: Request,
  sessions: Sessions,
  payments: Payments,
  isStale: boolean,
): Session | undefined {
  const token = headers.get(SESSION);
  if (token === null || isStale) return undefined;
  if (headers.get(SESSION_NONCE) !== payments.nonce('tokenized_cart_session')) return undefined;
  return token === '' ? sessions.separate() : sessions.ofToken(token);
}

/** Name of the header that carries the separate cart's token back. */
export const SESSION_HEADER = 'X-WooPayments-Tokenized-Cart-Session';
