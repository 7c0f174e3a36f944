// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { bodyOf, fragmentOf, method, payingVisitor, printed, tellBank } from '../paying/customer';
import type { Answer, Visitor } from '../visitor';

const SESSION = 'X-WooPayments-Tokenized-Cart-Session';
const ANA = {
  first_name: 'Ana',
  last_name: 'Novak',
  company: '',
  address_1: 'Slovenska cesta 10',
  address_2: '',
  city: 'Ljubljana',
  state: '',
  postcode: '1000',
  country: 'SI',
  phone: '041123456',
};

interface Wallet {
  visitor: Visitor;
  post(route: string, body: unknown, more?: Record<string, string>): Promise<Answer>;
  /** The shopper's own cart. */
  own(): Promise<unknown>;
}

/** A wallet on a product's page: keeps the newest nonce and the session of its cart. */
async function wallet(visitor = payingVisitor()): Promise<Wallet> {
  const { text } = await visitor.get('/product/skodelica-jutro/');
  const nonces: Record<string, string> = Object(printed(text, 'wcpayExpressCheckoutParams').nonce);
  const kept: Record<string, string> = {
    Nonce: nonces.store_api_nonce ?? '',
    'X-WooPayments-Tokenized-Cart-Nonce': nonces.tokenized_cart_nonce ?? '',
    'X-WooPayments-Tokenized-Cart-Session-Nonce': nonces.tokenized_cart_session_nonce ?? '',
    'X-WooPayments-Tokenized-Cart': 'true',
    [SESSION]: '',
  };
  return {
    visitor,
    async post(route, body, more = {}) {
      const answer = await visitor.store('POST', route, body, { ...kept, ...more });
      for (const name of ['Nonce', SESSION]) kept[name] = answer.headers.get(name) ?? kept[name] ?? '';
      return answer;
    },
    own: async () => bodyOf(await visitor.store('GET', 'cart')).items_count,
  };
}

const payload = (kind?: Parameters<typeof method>[0]) => ({
  customer_note: '',
  billing_address: { ...ANA, email: 'ana@lipa.example' },
  shipping_address: ANA,
  payment_method: 'woocommerce_payments',
  payment_data: [
    { key: 'payment_method', value: 'card' },
    { key: 'wcpay-payment-method', value: method(kind) },
  ],
  extensions: { 'woocommerce/order-attribution': { source_type: 'typein' } },
});

describe('the separate cart of a wallet', () => {
  it('is not there with a stale session nonce: the shopper’s own cart is meant, and no header says so', async () => {
    const { post, own } = await wallet();
    const answer = await post('cart/add-item', { id: 11 }, { 'X-WooPayments-Tokenized-Cart-Session-Nonce': 'stara' });
    expect(answer.status).toBe(201);
    expect(answer.headers.has(SESSION)).toBe(false);
    expect(await own()).toBe(1);
  });

  it('is not there with a token that is not valid, and by QA’s wish', async () => {
    const { visitor, post, own } = await wallet();
    expect((await post('cart/add-item', { id: 11 }, { [SESSION]: 'a.b.c' })).headers.has(SESSION)).toBe(false);
    visitor.shop.faults.set('store-api/cart/add-item', { kind: 'stale-session', times: 1 });
    expect((await post('cart/add-item', { id: 11 })).headers.has(SESSION)).toBe(false);
    expect(await own()).toBe(2);
  });

  it('gets a nonce with every answer, and needs a new one when they expire', async () => {
    const { visitor, post } = await wallet();
    const first = await post('cart/add-item', { id: 11 });
    const second = await post('cart/add-item', { id: 11 });
    expect(first.headers.get('nonce')).not.toBe(second.headers.get('nonce'));
    visitor.shop.faults.set('store-api', { kind: 'expired-nonce' });
    expect((await post('cart/add-item', { id: 11 })).status).toBe(403);
    expect((await post('cart/add-item', { id: 11 })).status).toBe(201);
  });
});

describe('where a cart goes', () => {
  it('is told by the wallet, with rates for that place', async () => {
    const { post } = await wallet();
    await post('cart/add-item', { id: 11 });
    const answer = bodyOf(await post('cart/update-customer', { shipping_address: { ...ANA, country: 'AT' } }));
    expect(answer).toMatchObject({
      shipping_address: { city: 'Ljubljana', country: 'AT' },
      totals: { total_shipping: '990' },
      shipping_rates: [{ shipping_rates: [{ rate_id: 'flat_rate:1', selected: true }, { rate_id: 'local_pickup:2' }] }],
    });
    const chosen = await post('cart/select-shipping-rate', { package_id: 0, rate_id: 'local_pickup:2' });
    expect(bodyOf(chosen)).toMatchObject({ totals: { total_shipping: '0' } });
    expect((await post('cart/select-shipping-rate', { package_id: 0, rate_id: 'ladja' })).status).toBe(400);
  });

  it('has no rates where the shop does not send to', async () => {
    const { post } = await wallet();
    await post('cart/add-item', { id: 11 });
    const answer = bodyOf(await post('cart/update-customer', { shipping_address: { country: 'US' } }));
    expect(answer).toMatchObject({ shipping_rates: [{ shipping_rates: [] }] });
  });

  it('may have a cut postcode when a wallet tells it, not otherwise', async () => {
    const { post } = await wallet();
    const address = { shipping_address: { country: 'SI', postcode: '10' } };
    await post('cart/add-item', { id: 11 });
    expect((await post('cart/update-customer', address)).status).toBe(200);
    const refused = await post('cart/update-customer', address, { 'X-WooPayments-Tokenized-Cart-Nonce': 'stara' });
    expect(bodyOf(refused)).toMatchObject({ code: 'rest_invalid_param', data: { status: 400 } });
  });

  it('needs no rate without something to send', async () => {
    const { post } = await wallet();
    await post('cart/add-item', { id: 19 });
    expect((await post('cart/select-shipping-rate', { rate_id: 'flat_rate:1' })).status).toBe(404);
  });
});

describe('an order of a wallet', () => {
  it('is placed, with an address that keeps the shopper’s own cart', async () => {
    const { visitor, post, own } = await wallet();
    await visitor.ajax('add_to_cart', { product_id: '12' });
    await post('cart/add-item', { id: 11 });
    const answer = bodyOf(await post('checkout', payload()));
    expect(answer).toMatchObject({
      order_id: 1001,
      status: 'processing',
      payment_result: { payment_status: 'success' },
    });
    const { redirect_url } = Object(answer.payment_result);
    expect(redirect_url).toContain('woopayments-custom-session=1');
    const page = await visitor.get(redirect_url.replace('http://lipa.example', ''));
    expect(page.text).toContain('Plačilna kartica');
    expect(page.text).toContain('data-name="source_type"');
    expect(await own()).toBe(1);
    await visitor.get(redirect_url.replace('http://lipa.example', '').replace(/&woopayments.*/, ''));
    expect(await own()).toBe(0);
  });

  it('is refused by the card in the two shapes that shops send', async () => {
    const { post } = await wallet();
    await post('cart/add-item', { id: 11 });
    const declined = await post('checkout', payload('declined'));
    expect(declined.status).toBe(400);
    expect(bodyOf(declined)).toMatchObject({
      payment_result: { payment_status: 'failure', payment_details: [{ key: 'errorMessage' }] },
    });
    const expired = await post('checkout', payload('expired'));
    expect(expired.status).toBe(402);
    expect(bodyOf(expired).message).toContain('<strong>');
  });

  it('leads to the bank; the cart is kept until that has agreed', async () => {
    const { visitor, post } = await wallet();
    await post('cart/add-item', { id: 11 });
    const { payment_result } = bodyOf(await post('checkout', payload('confirm')));
    const { kind, order, id, nonce } = fragmentOf(Object(payment_result).redirect_url);
    expect({ kind, order }).toEqual({ kind: 'pi', order: '1001' });
    const update = () =>
      visitor.post('/wp-admin/admin-ajax.php', {
        action: 'update_order_status',
        order_id: order,
        _ajax_nonce: nonce,
        intent_id: id,
      });
    const early = await update();
    expect(early.headers.get('content-type')).toContain('text/html');
    expect(bodyOf(early)).toHaveProperty('error.message');
    expect(visitor.shop.orders.byId(1001)?.status).toBe('pending');
    await tellBank(visitor, id, 'succeeded');
    expect(bodyOf(await update()).return_url).toContain('/checkout/order-received/1001/');
    expect(visitor.shop.orders.byId(1001)?.status).toBe('processing');
  });

  it('is refused without an address, a card, or a product that is still there', async () => {
    const { visitor, post } = await wallet();
    expect(bodyOf(await post('checkout', payload()))).toMatchObject({ code: 'woocommerce_rest_cart_empty' });
    await post('cart/add-item', { id: 11 });
    const nameless = { ...payload(), billing_address: { ...ANA, email: '' } };
    expect(bodyOf(await post('checkout', nameless)).message).toContain('E-poštni naslov');
    expect((await post('checkout', { ...payload(), payment_data: [] })).status).toBe(400);
    const cup = visitor.shop.products.byId(11);
    if (cup?.type === 'simple') visitor.shop.products.add({ ...cup, stock: { quantity: 0 } });
    const gone = await post('checkout', payload());
    expect(gone.status).toBe(409);
    expect(bodyOf(gone)).toMatchObject({ data: { cart: { items_count: 1 } } });
  });
});

describe('an order that waits to be paid', () => {
  const KEY = () => payingVisitor().shop.orders.byId(900)?.key;

  it('is read with its key and e-mail', async () => {
    const visitor = payingVisitor();
    const query = `key=${KEY()}&billing_email=bojan%40lipa.example`;
    expect(bodyOf(await visitor.store('GET', `order/900?${query}`))).toMatchObject({
      id: 900,
      totals: { total_price: '5425', total_refund: '0' },
      billing_address: { last_name: 'Kranjc', email: 'bojan@lipa.example' },
    });
    expect((await visitor.store('GET', 'order/900?key=x&billing_email=y')).status).toBe(401);
    expect((await visitor.store('GET', `order/999?${query}`)).status).toBe(404);
  });

  it('is paid, and only once', async () => {
    const { post, visitor } = await wallet();
    const body = { ...payload(), key: KEY(), billing_email: 'bojan@lipa.example' };
    expect(bodyOf(await post('checkout/900', body))).toMatchObject({ payment_result: { payment_status: 'success' } });
    expect(visitor.shop.orders.byId(900)?.status).toBe('processing');
    expect((await post('checkout/900', body)).status).toBe(500);
  });
});
