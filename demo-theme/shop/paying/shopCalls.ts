import { ajaxJson } from '../answers';
import { isRefusal } from '../cart';
import { escapeHtml } from '../html';
import { totalsOf } from '../totals';
import type { Visit } from '../visit';
import { isPayableLater } from './payLater';

const stale = (): Response =>
  new Response('-1', { status: 403, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });

/** Starts the platform's own checkout, which is the demo's page of another site. */
function initWooPay({ fields, payments, base }: Visit): Response {
  if (fields._wpnonce !== payments.nonce('init_woopay')) return stale();
  return ajaxJson({ result: 'success', url: `${base}/zaloznik/?woopay=1` });
}

function addToCart({ fields, payments, products, session }: Visit): Response {
  if (fields.security !== payments.nonce('add_to_cart')) return stale();
  const sellable = products.sellable(Number(fields.variation_id || fields.product_id));
  if (!sellable) return ajaxJson({ error: { message: 'Tega izdelka ni mogoče dodati.' } });
  const quantity = Math.max(1, Number.parseInt(fields.quantity ?? fields.qty ?? '1', 10) || 1);
  const result = session.cart.add(sellable, quantity, fields);
  if (isRefusal(result)) return ajaxJson({ error: { message: escapeHtml(result.message) } });
  return ajaxJson({ result: 'success', total: { amount: totalsOf(session.cart).total } });
}

/** The cart's total in cents, for the message of paying later. */
function cartTotal({ fields, payments, session }: Visit): Response {
  if (fields.security !== payments.nonce('get_cart_total')) return stale();
  return ajaxJson({ total: totalsOf(session.cart).total });
}

/** Whether a price can be paid in parts. */
function isAvailable({ fields, payments }: Visit): Response {
  if (fields.security !== payments.nonce('is_bnpl_available')) return stale();
  return ajaxJson({ success: true, data: { is_available: isPayableLater(Number(fields.price)) } });
}

/** Calls of the payment provider's plugin to the shop's end point. See contract/payments.md#calls-to-the-plugin. */
export const paymentCalls: Record<string, (visit: Visit) => Response> = {
  wcpay_init_woopay: initWooPay,
  wcpay_add_to_cart: addToCart,
  wcpay_get_cart_total: cartTotal,
  wcpay_check_bnpl_availability: isAvailable,
};
