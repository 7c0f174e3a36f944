import { itemName } from '../cart';
import type { Address, BillingAddress } from '../checkout/address';
import { orderedOf } from '../checkout/placeOrder';
import { escapeHtml } from '../html';
import type { Order } from '../orders';
import { readMethod } from '../paying/method';
import { CARD, type Paid, payByCard } from '../paying/pay';
import { inStock } from '../product';
import { chosenRate } from '../shippingRates';
import type { Visit } from '../visit';
import { type Answer, type Body, conflict, failure, part, type Route } from './answer';
import { orderAddresses, orderBody } from './orderBody';

const ATTRIBUTION = 'woocommerce/order-attribution';
const REQUIRED = { email: 'E-poštni naslov', first_name: 'Ime', address_1: 'Ulica', city: 'Kraj', country: 'Država' };

const texts = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(part(value)).map(([key, one]) => [key, typeof one === 'string' ? one : '']));

function address(given: Record<string, string>): Address {
  const { first_name = '', last_name = '', company = '', country = '', address_1 = '', address_2 = '' } = given;
  const { postcode = '', city = '', state = '' } = given;
  return { first_name, last_name, company, country, address_1, address_2, postcode, city, state };
}

const billingAddress = (given: Record<string, string>): BillingAddress => ({
  ...address(given),
  phone: given.phone ?? '',
  email: given.email ?? '',
  davcna_stevilka: '',
});

/** The list of `{ key, value }` as an object. */
const paymentData = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(value) ? value : []).map(one => {
      const { key, value: text } = part(one);
      return [String(key), String(text)];
    }),
  );

function missing(billing: Record<string, string>): Answer | undefined {
  const labels = Object.entries(REQUIRED)
    .filter(([name]) => !billing[name]?.trim())
    .map(([, label]) => label);
  if (labels.length === 0) return undefined;
  return failure(
    'woocommerce_rest_invalid_address',
    `Naslov za ra&#269;un ni popoln. Manjka: <strong>${labels.join(', ')}</strong>.`,
    400,
  );
}

/** Returns an error if an item of the cart has been sold out meanwhile. */
function soldOut(visit: Visit): Answer | undefined {
  const { products, session } = visit;
  const gone = session.cart.items().find(({ sellable }) => {
    const now = products.sellable(sellable.variation?.id ?? sellable.product.id);
    const stock = now?.variation?.stock ?? (now && 'stock' in now.product ? now.product.stock : { quantity: null });
    return !inStock(stock);
  });
  if (!gone) return undefined;
  const message = `Izdelka &quot;${escapeHtml(itemName(gone))}&quot; ni ve&#269; na zalogi. <a href="/cart/">Uredite ko&#353;arico</a>.`;
  return conflict(visit, 'woocommerce_rest_product_out_of_stock', message);
}

/** Returns the result of a payment; refusals have the two shapes that shops send. */
function paidAnswer(order: Order, paid: Paid): Answer {
  const body = (payment_result: Record<string, unknown>): Record<string, unknown> => ({
    order_id: order.id,
    status: order.status,
    order_key: order.key,
    order_number: String(order.id),
    customer_note: order.note,
    customer_id: 0,
    ...orderAddresses(order),
    payment_method: CARD,
    payment_result,
    additional_fields: {},
    extensions: {},
  });
  if (!('refused' in paid)) {
    const { redirect } = paid;
    const details = [{ key: 'redirect', value: redirect }];
    return {
      status: 200,
      body: body({ payment_status: 'success', payment_details: details, redirect_url: redirect }),
    };
  }
  if (paid.code === 'declined') {
    const details = [{ key: 'errorMessage', value: paid.refused }];
    return { status: 400, body: body({ payment_status: 'failure', payment_details: details, redirect_url: '' }) };
  }
  const message = escapeHtml(paid.refused).replace(/^\S+/, '<strong>$&</strong>');
  return failure('woocommerce_rest_checkout_process_payment_error', message, paid.code === 'expired' ? 402 : 400);
}

function posted(body: Body): { refused: Answer } | { methodId: string } {
  if (body.payment_method !== CARD) {
    return {
      refused: failure('woocommerce_rest_checkout_payment_method_disabled', 'Ta način plačila ni na voljo.', 400),
    };
  }
  const data = paymentData(body.payment_data);
  const token = data['wcpay-confirmation-token'];
  // A token is only taken with the types of payment methods that its elements had.
  if (token && !hasTypes(data['wcpay-express-payment-method-types'])) return { methodId: '' };
  return { methodId: token ?? data['wcpay-payment-method'] ?? '' };
}

function hasTypes(text = ''): boolean {
  try {
    const types: unknown = JSON.parse(text);
    return Array.isArray(types) && types.length > 0;
  } catch {
    return false;
  }
}

const cardOf = (methodId: string) => ({ card: readMethod(methodId), refused: 'Podatki kartice manjkajo.' });

function place(body: Body, visit: Visit): Answer {
  const { session, orders } = visit;
  const { cart } = session;
  if (cart.items().length === 0) return failure('woocommerce_rest_cart_empty', 'Ko&#353;arica je prazna.', 400);
  const billing = texts(body.billing_address);
  const shipping = { ...billing, ...texts(body.shipping_address) };
  const method = posted(body);
  const refused = missing(billing) ?? soldOut(visit) ?? ('refused' in method ? method.refused : undefined);
  if (refused) return refused;
  if (cart.needsShipping() && !chosenRate(cart)) {
    return failure('woocommerce_rest_invalid_shipping_option', 'Na ta naslov ne dostavljamo.', 400);
  }
  const order = orders.add({
    status: 'pending',
    ...orderedOf(visit),
    billing: billingAddress(billing),
    shipping: address(shipping),
    note: typeof body.customer_note === 'string' ? body.customer_note : '',
    payment: CARD,
    attribution: texts(part(body.extensions)[ATTRIBUTION]),
  });
  const paid = payByCard(visit, order, true, cardOf('methodId' in method ? method.methodId : ''));
  return paidAnswer(order, paid);
}

/** Returns the order of an address, if its key and e-mail are given. */
function opened(visit: Visit, id: string, given: Body): Order | Answer {
  const order = visit.orders.byId(Number(id));
  if (!order) return failure('woocommerce_rest_invalid_order', 'Tega naročila ni.', 404);
  const isKnown = given.key === order.key && given.billing_email === order.billing.email;
  return isKnown ? order : failure('woocommerce_rest_invalid_billing_email', 'Naročila ne morete odpreti.', 401);
}

const isAnswer = (found: Order | Answer): found is Answer => 'body' in found;

/** `GET order/{id}`. */
export function readOrder(id: string, visit: Visit): Answer {
  const found = opened(visit, id, Object.fromEntries(visit.url.searchParams));
  return isAnswer(found) ? found : { status: 200, body: orderBody(found) };
}

/** `POST checkout/{id}`. */
export function payOrder(id: string, body: Body, visit: Visit): Answer {
  const found = opened(visit, id, body);
  if (isAnswer(found)) return found;
  if (found.status !== 'pending') {
    return failure('woocommerce_rest_checkout_invalid_order_status', 'Tega naročila ni mogoče plačati.', 500);
  }
  const method = posted(body);
  if ('refused' in method) return method.refused;
  const paid = payByCard(visit, found, false, cardOf(method.methodId));
  return paidAnswer(found, paid);
}

/** Routes that order. See contract/store-api.md#routes. */
export const checkoutRoutes: Record<string, Route> = { checkout: place };
