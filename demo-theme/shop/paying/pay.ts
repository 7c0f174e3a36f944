import { type Customer, saveCard } from '../account/customers';
import { emptyCart } from '../cart';
import { receivedPath } from '../checkout/receivedPath';
import type { Order } from '../orders';
import type { Visit } from '../visit';
import { type PaidCard, REFUSALS, readMethod } from './method';
import { confirmFragment } from './payments';
import { LEADING_AWAY } from './switch';

export const CARD = 'woocommerce_payments';
const NO_CARD = 'Vnesite podatke kartice ali izberite shranjeno kartico.';
const CONFIRM_NONCE = 'update_order_status';

/** Result of a payment by card: an address or a fragment to go to, or the reason of a refusal (plain text). */
export type Paid = { redirect: string } | { refused: string; code: 'declined' | 'expired' | 'missing' };

/** Whether a payment method is the provider's. */
export const isProviders = (method: string | undefined): method is string =>
  method === CARD || LEADING_AWAY.some(({ gatewayId }) => gatewayId === method);

/** Fields of the plugin in a posted form. See contract/payments.md#card-form. */
export function postedCard({ fields, session: { customer } }: Visit): { card: PaidCard | undefined; refused: string } {
  const token = fields[`wc-${CARD}-payment-token`] ?? 'new';
  const saved = customer?.cards.find(card => String(card.id) === token);
  if (token !== 'new') return { card: saved && savedCard(saved), refused: NO_CARD };
  const id = fields['wcpay-payment-method'] ?? '';
  if (id === `${CARD}_payment_method_error`) {
    return { card: undefined, refused: fields['wcpay-payment-method-error-message'] || NO_CARD };
  }
  return { card: readMethod(id), refused: NO_CARD };
}

const savedCard = ({ kind = 'pays', name, expires }: Customer['cards'][number]): PaidCard => ({
  kind,
  last4: name.slice(-4),
  expires,
});

/** Whether the posted form asks for the new card to be saved. */
const isToBeSaved = ({ fields }: Visit): boolean =>
  fields[`wc-${CARD}-new-payment-method`] === 'true' && (fields[`wc-${CARD}-payment-token`] ?? 'new') === 'new';

/** Returns the address of the thank-you page; payment of a separate cart must not empty the shopper's. */
export const thanksUrl = (base: string, order: Order, isSeparate: boolean): string =>
  base + receivedPath(order) + (isSeparate ? '&woopayments-custom-session=1' : '');

/**
 * Pays an order by card; a payment that the bank has to confirm waits as an intent.
 *
 * @param isFromCart Whether the order was made of the cart, which is empty once it is paid.
 */
export function payByCard(visit: Visit, order: Order, isFromCart: boolean, posted = postedCard(visit)): Paid {
  const { session, payments, base, isSeparate } = visit;
  const { card } = posted;
  if (!card) return { refused: posted.refused, code: 'missing' };
  if (card.kind === 'declined' || card.kind === 'expired') return { refused: REFUSALS[card.kind], code: card.kind };
  const { payment_method: method } = visit.fields;
  order.payment = isProviders(method) ? method : CARD;
  const saveFor = isToBeSaved(visit) ? session.customer : undefined;
  if (card.kind === 'pays') {
    order.status = 'processing';
    if (saveFor) saveCard(saveFor, card);
    if (isFromCart) emptyCart(session.cart);
    return { redirect: thanksUrl(base, order, isSeparate) };
  }
  const intent = payments.open('pi', {
    card,
    order,
    isSeparate,
    ...(isFromCart && { cart: session.cart }),
    ...(saveFor && { saveFor }),
  });
  return { redirect: confirmFragment(intent, payments.nonce(CONFIRM_NONCE)) };
}
