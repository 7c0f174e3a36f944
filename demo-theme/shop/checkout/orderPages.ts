import { redirect } from '../answers';
import { emptyCart } from '../cart';
import { escapeHtml } from '../html';
import { amountHtml } from '../money';
import { errorNotice } from '../notices';
import type { Order } from '../orders';
import type { PageParts } from '../pageAnswer';
import { orderPayments, walletButtons } from '../paying/markup';
import { isProviders, payByCard } from '../paying/pay';
import type { Visit } from '../visit';
import { checkoutConfig } from './checkoutPage';
import { checkPayment, errorList } from './checks';
import { methodList, paymentTitle, termsHtml } from './payment';
import { receivedPath } from './receivedPath';

const STATUS: Record<Order['status'], string> = {
  pending: 'Čaka na plačilo',
  'on-hold': 'Čaka na nakazilo',
  processing: 'V obdelavi',
};

function opened(visit: Visit, id: number): Order | undefined {
  const order = visit.orders.byId(id);
  return order?.key === visit.url.searchParams.get('key') ? order : undefined;
}

const lines = ({ lines: items }: Order): string =>
  items
    .map(
      ({ name, quantity, total }) =>
        `<tr class="order_item"><td class="product-name">${escapeHtml(name)}</td><td class="product-quantity"><strong class="product-quantity">&times;&nbsp;${quantity}</strong></td><td class="product-subtotal">${amountHtml(total)}</td></tr>`,
    )
    .join('\n');

const rows = ({ rows: all }: Order): string =>
  all
    .map(
      ({ label, html }) =>
        `<tr><th scope="row" colspan="2">${escapeHtml(label)}</th><td class="product-total">${html}</td></tr>`,
    )
    .join('\n');

function addressHtml({ billing, shipping }: Order): string {
  const one = (address: Order['shipping']): string =>
    [
      `${address.first_name} ${address.last_name}`,
      address.company,
      address.address_1,
      address.address_2,
      `${address.postcode} ${address.city}`,
    ]
      .filter(line => line.trim())
      .map(escapeHtml)
      .join('<br>');
  const tax = billing.davcna_stevilka ? `<br>Davčna številka: ${escapeHtml(billing.davcna_stevilka)}` : '';
  return `<section class="woocommerce-customer-details"><div><h2>Naslov za račun</h2><address>${one(billing)}${tax}<br>${escapeHtml(billing.phone)}<br>${escapeHtml(billing.email)}</address></div><div><h2>Naslov za dostavo</h2><address class="shipping">${one(shipping)}</address></div></section>`;
}

const attributionHtml = ({ attribution }: Order): string =>
  Object.keys(attribution).length === 0
    ? '<p class="order-attribution">Izvor obiska ni zabeležen.</p>'
    : `<dl class="order-attribution">${Object.entries(attribution)
        .map(
          ([name, value]) =>
            `<dt>${escapeHtml(name)}</dt><dd data-name="${escapeHtml(name)}">${escapeHtml(value)}</dd>`,
        )
        .join('')}</dl>`;

/** The page that thanks for an order. */
export function receivedPage(visit: Visit, id: number): PageParts | undefined {
  const order = opened(visit, id);
  if (!order) return undefined;
  // As the shop does, unless a wallet paid from a cart of its own.
  if (isProviders(order.payment) && !visit.url.searchParams.has('woopayments-custom-session'))
    emptyCart(visit.session.cart);
  return {
    file: 'order-received',
    title: 'Naročilo je sprejeto',
    values: {
      number: String(order.id),
      total: amountHtml(order.total),
      status: STATUS[order.status],
      method: escapeHtml(paymentTitle(order.payment)),
      lines: lines(order),
      rows: rows(order),
      addresses: addressHtml(order),
      note: order.note ? `<p class="order-note">Opomba: ${escapeHtml(order.note)}</p>` : '',
      attribution: attributionHtml(order),
    },
  };
}

/** The page that pays for an order; a posted form pays. See contract/checkout.md#paying-for-an-order. */
export function payPage(visit: Visit, id: number): PageParts | Response | undefined {
  const order = opened(visit, id);
  if (!order || !visit.url.searchParams.has('pay_for_order')) return undefined;
  if (order.status !== 'pending') return redirect(receivedPath(order));
  if (visit.request.method === 'POST') {
    const { target, refused } = pay(visit, order);
    if (target) return redirect(target);
    visit.session.notices.push(refused ?? '');
  }
  return {
    file: 'order-pay',
    title: 'Plačilo naročila',
    values: {
      mini_cart: '',
      product_config: checkoutConfig(visit, false),
      footer_config: orderPayments(visit, order),
      express: walletButtons(visit, 'pay_for_order'),
      lines: lines(order),
      rows: rows(order),
      methods: methodList(visit),
      terms: termsHtml(),
      nonce: visit.nonce,
      referer: escapeHtml(visit.url.pathname + visit.url.search),
    },
  };
}

/** Takes a posted payment. Returns the next address, or the notice of the error. */
function pay(visit: Visit, order: Order): { target?: string; refused?: string } {
  const { fields, nonce, url } = visit;
  const errors =
    fields['woocommerce-pay-nonce'] === nonce
      ? checkPayment(visit)
      : [{ field: undefined, text: 'Plačila ni bilo mogoče obdelati. Poskusite znova.' }];
  if (errors.length > 0) return { refused: errorList(errors) };
  if (isProviders(fields.payment_method)) {
    const paid = payByCard(visit, order, false);
    if ('refused' in paid) return { refused: errorNotice([paid.refused]) };
    return { target: paid.redirect.startsWith('#') ? url.pathname + url.search + paid.redirect : receivedPath(order) };
  }
  order.payment = fields.payment_method ?? '';
  order.status = order.payment === 'bacs' ? 'on-hold' : 'processing';
  return { target: receivedPath(order) };
}
