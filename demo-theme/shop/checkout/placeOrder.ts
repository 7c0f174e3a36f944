import { ajaxJson } from '../answers';
import { itemName, lineTotal } from '../cart';
import { errorNotice } from '../notices';
import type { Order } from '../orders';
import { totalsOf } from '../totals';
import type { Visit } from '../visit';
import { postedAddress, postedBilling } from './address';
import { checkOrder, errorList } from './checks';
import { orderRows } from './review';

const PREFIX = 'wc_order_attribution_';
const EXPIRED =
  '<ul class="woocommerce-error" role="alert"><li>Vaša seja je potekla. <a href="/shop/" class="wc-backward">Nazaj v trgovino</a></li></ul>';

/** How the shop took a posted order. */
export type Placed = { order: Order } | { refused: string; refresh: boolean };

/** Takes a posted order: checks it, keeps it, and empties the cart. */
export function placeOrder(visit: Visit): Placed {
  const { fields, session, orders, nonce } = visit;
  if (session.cart.items().length === 0) return { refused: EXPIRED, refresh: false };
  if (fields['woocommerce-process-checkout-nonce'] !== nonce) {
    return { refused: errorNotice(['Naročila ni bilo mogoče obdelati. Poskusite znova.']), refresh: true };
  }
  const errors = checkOrder(visit);
  if (errors.length > 0) return { refused: errorList(errors), refresh: false };
  const order = orders.add({
    status: fields.payment_method === 'bacs' ? 'on-hold' : 'processing',
    lines: session.cart
      .items()
      .map(item => ({ name: itemName(item), quantity: item.quantity, total: lineTotal(item) })),
    rows: orderRows(visit),
    total: totalsOf(session.cart).total,
    billing: postedBilling(visit),
    shipping: postedAddress(visit, fields.ship_to_different_address === undefined ? 'billing' : 'shipping'),
    note: (fields.order_comments ?? '').trim(),
    payment: fields.payment_method ?? '',
    attribution: postedAttribution(fields),
  });
  for (const { key } of session.cart.items()) session.cart.remove(key);
  session.cart.coupons = [];
  return { order };
}

const postedAttribution = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, value]) => [name.slice(PREFIX.length), value]),
  );

/** Address of the page that thanks for an order. */
export const receivedPath = ({ id, key }: Order): string => `/checkout/order-received/${id}/?key=${key}`;

/** The shop's answer to an order that a script sent. */
export function checkoutCall(visit: Visit): Response {
  const placed = placeOrder(visit);
  if ('order' in placed) {
    const { order } = placed;
    return ajaxJson({ result: 'success', redirect: visit.base + receivedPath(order), order_id: order.id });
  }
  return ajaxJson({ result: 'failure', messages: placed.refused, refresh: placed.refresh, reload: false });
}

/** What stands in place of the form when the cart is empty. */
export const EXPIRED_FORM = EXPIRED;
