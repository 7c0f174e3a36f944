import { ajaxJson } from '../answers';
import { emptyCart, itemName, lineTotal } from '../cart';
import { errorNotice } from '../notices';
import type { Order } from '../orders';
import { isProviders, payByCard } from '../paying/pay';
import { totalsOf } from '../totals';
import type { Visit } from '../visit';
import { postedAddress, postedBilling } from './address';
import { checkOrder, errorList } from './checks';
import { receivedPath } from './receivedPath';
import { orderRows } from './review';

const PREFIX = 'wc_order_attribution_';
const EXPIRED =
  '<ul class="woocommerce-error" role="alert"><li>Vaša seja je potekla. <a href="/shop/" class="wc-backward">Nazaj v trgovino</a></li></ul>';

/** Result of a posted order. */
export type Placed = { order: Order; redirect: string } | { refused: string; refresh: boolean };

/** Takes a posted order: checks it, keeps it, and empties the cart. */
export function placeOrder(visit: Visit): Placed {
  const { fields, session, orders, nonce } = visit;
  if (session.cart.items().length === 0) return { refused: EXPIRED, refresh: false };
  if (fields['woocommerce-process-checkout-nonce'] !== nonce) {
    return { refused: errorNotice(['Naročila ni bilo mogoče obdelati. Poskusite znova.']), refresh: true };
  }
  const errors = checkOrder(visit);
  if (errors.length > 0) return { refused: errorList(errors), refresh: false };
  const isCard = isProviders(fields.payment_method);
  const order = orders.add({
    status: isCard ? 'pending' : fields.payment_method === 'bacs' ? 'on-hold' : 'processing',
    ...orderedOf(visit),
    billing: postedBilling(visit),
    shipping: postedAddress(visit, fields.ship_to_different_address === undefined ? 'billing' : 'shipping'),
    note: (fields.order_comments ?? '').trim(),
    payment: fields.payment_method ?? '',
    attribution: postedAttribution(fields),
  });
  if (isCard) {
    const paid = payByCard(visit, order, true);
    if ('refused' in paid) return { refused: errorNotice([paid.refused]), refresh: false };
    return { order, redirect: paid.redirect };
  }
  emptyCart(session.cart);
  return { order, redirect: visit.base + receivedPath(order) };
}

/** Returns the cart's contents as an order stores them. */
export function orderedOf(visit: Visit): Pick<Order, 'lines' | 'rows' | 'total'> {
  const { cart } = visit.session;
  return {
    lines: cart.items().map(item => ({ name: itemName(item), quantity: item.quantity, total: lineTotal(item) })),
    rows: orderRows(visit),
    total: totalsOf(cart).total,
  };
}

const postedAttribution = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(PREFIX))
      .map(([name, value]) => [name.slice(PREFIX.length), value]),
  );

/** The shop's answer to an order that a script sent. */
export function checkoutCall(visit: Visit): Response {
  const placed = placeOrder(visit);
  if ('order' in placed) {
    return ajaxJson({ result: 'success', redirect: placed.redirect, order_id: placed.order.id });
  }
  return ajaxJson({ result: 'failure', messages: placed.refused, refresh: placed.refresh, reload: false });
}

/** Message in place of the form when the cart is empty. */
export const EXPIRED_FORM = EXPIRED;
