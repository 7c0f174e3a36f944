// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Visitor } from '../visitor';
import { found } from '../visitor';
import { bodyOf, fragmentOf, logIn, method, payingVisitor, printed, tellBank } from './customer';

const FORM = {
  billing_first_name: 'Ana',
  billing_last_name: 'Novak',
  billing_country: 'SI',
  billing_address_1: 'Slovenska cesta 10',
  billing_postcode: '1000',
  billing_city: 'Ljubljana',
  billing_phone: '041123456',
  billing_email: 'ana@lipa.example',
  payment_method: 'woocommerce_payments',
  terms: 'on',
  'terms-field': '1',
};

const admin = (visitor: Visitor, action: string, fields: Record<string, string>) =>
  visitor.post('/wp-admin/admin-ajax.php', { action, ...fields });

/** The checkout's call with a card; answers the parsed body. */
async function buy(visitor: Visitor, fields: Record<string, string>): Promise<Record<string, unknown>> {
  await visitor.ajax('add_to_cart', { product_id: '11' });
  const { text } = await visitor.get('/checkout/');
  const nonce = found(text, /name="woocommerce-process-checkout-nonce" value="(\w+)"/);
  return bodyOf(await visitor.ajax('checkout', { ...FORM, 'woocommerce-process-checkout-nonce': nonce, ...fields }));
}

const itemsOf = async (visitor: Visitor) => bodyOf(await visitor.store('GET', 'cart')).items_count;

describe('the checkout with a card', () => {
  it('redirects, and empties the cart', async () => {
    const visitor = payingVisitor();
    const answer = await buy(visitor, { 'wcpay-payment-method': method() });
    expect(answer).toMatchObject({ result: 'success', redirect: expect.stringContaining('/order-received/1001/') });
    expect(await itemsOf(visitor)).toBe(0);
  });

  it('answers with the bare fragment where the bank asks, and keeps the cart until it has agreed', async () => {
    const visitor = payingVisitor();
    const { redirect } = await buy(visitor, { 'wcpay-payment-method': method('confirm', '3155') });
    expect(redirect).toMatch(/^#wcpay-confirm-pi:1001:/);
    expect(await itemsOf(visitor)).toBe(1);
    const { order, id, nonce } = fragmentOf(String(redirect));
    await tellBank(visitor, id, 'succeeded');
    const wrong = await admin(visitor, 'update_order_status', { order_id: order, intent_id: id, _ajax_nonce: 'stara' });
    expect(bodyOf(wrong)).toHaveProperty('error.message');
    await admin(visitor, 'update_order_status', { order_id: order, intent_id: id, _ajax_nonce: nonce });
    expect(await itemsOf(visitor)).toBe(0);
  });

  it.each([
    ['a card that is declined', { 'wcpay-payment-method': method('declined') }, 'zavrnjena'],
    ['a card that has expired', { 'wcpay-payment-method': method('expired') }, 'potekla'],
    ['no card', {}, 'Vnesite podatke kartice'],
    [
      'an error of the provider',
      {
        'wcpay-payment-method': 'woocommerce_payments_payment_method_error',
        'wcpay-payment-method-error-message': 'Številka <b>ni</b> veljavna.',
      },
      'Številka &lt;b&gt;ni&lt;/b&gt; veljavna.',
    ],
  ])('refuses %s with a notice, and keeps the cart', async (_, fields, text) => {
    const visitor = payingVisitor();
    expect(await buy(visitor, fields)).toMatchObject({ result: 'failure', messages: expect.stringContaining(text) });
    expect(await itemsOf(visitor)).toBe(1);
  });

  it('takes no cards while the switch is off', async () => {
    const visitor = payingVisitor();
    visitor.cookies.delete('demo_payments');
    const answer = await buy(visitor, { 'wcpay-payment-method': method() });
    expect(answer).toMatchObject({ result: 'failure', messages: expect.stringContaining('Izberite način plačila') });
  });
});

describe('saved cards', () => {
  const cards = (visitor: Visitor) => visitor.shop.customers.byEmail('ana@lipa.example')?.cards.map(card => card.name);

  const ADD = '/my-account/add-payment-method/';

  /** The page on which the demo's customer adds a card: the call that it makes, and what it sends then. */
  async function cardPage() {
    const visitor = payingVisitor();
    await logIn(visitor);
    const { text } = await visitor.get(ADD);
    const nonce = String(printed(text, 'wcpay_upe_config').createSetupIntentNonce);
    const risk = {
      'wcpay-fraud-prevention-token': found(text, /wcpayFraudPreventionToken = "(\w+)"/),
      'wcpay-fingerprint': 'f',
    };
    const create = (card: string, _ajax_nonce = nonce, more: Record<string, string> = risk) =>
      admin(visitor, 'create_setup_intent', { 'wcpay-payment-method': card, _ajax_nonce, ...more });
    const fieldsFor = (intent: unknown) => ({
      payment_method: 'woocommerce_payments',
      woocommerce_add_payment_method: '1',
      'woocommerce-add-payment-method-nonce': found(text, /add-payment-method-nonce" value="(\w+)"/),
      'wcpay-setup-intent': String(intent),
    });
    return { visitor, create, fieldsFor };
  }

  it('are added in the account by a setup intent', async () => {
    const { visitor, create, fieldsFor } = await cardPage();
    const created = bodyOf(await create(method('pays', '5556')));
    expect(created).toMatchObject({ success: true, data: { status: 'succeeded' } });
    const add = async (intent: unknown) => (await visitor.post(ADD, fieldsFor(intent))).text;
    expect(await add(Object(created.data).id)).toContain('Način plačila je dodan.');
    expect(cards(visitor)).toContain('Visa, ki se konča s 5556');
    expect(await add('seti_tuj')).toContain('ni mogoče dodati');
  });

  it('that need the bank are led there by a full address, and saved afterwards', async () => {
    const { visitor, create, fieldsFor } = await cardPage();
    const created = bodyOf(await create(method('confirm', '3184')));
    const body = new URLSearchParams(fieldsFor(Object(created.data).id));
    const answer = await visitor.send(ADD, { method: 'POST', body });
    const location = answer.headers.get('location') ?? '';
    expect(location).toMatch(/^\/my-account\/add-payment-method\/#wcpay-confirm-si:0:/);
    const { id, nonce } = fragmentOf(location);
    await tellBank(visitor, id, 'succeeded');
    const told = await admin(visitor, 'update_order_status', { order_id: '0', intent_id: id, _ajax_nonce: nonce });
    expect(bodyOf(told).return_url).toBe('http://lipa.example/my-account/payment-methods/');
    expect(cards(visitor)?.at(-1)).toContain('3184');
  });

  it('are refused with JSON under an error status', async () => {
    const { visitor, create } = await cardPage();
    const declined = await create(method('declined'));
    expect([declined.status, bodyOf(declined)]).toMatchObject([402, { success: false, data: { error: {} } }]);
    // Without the risk data a card is not taken.
    expect((await create(method(), undefined, {})).status).toBe(400);
    const stale = await create(method(), 'stara');
    expect([stale.status, bodyOf(stale)]).toMatchObject([403, { success: false }]);
    visitor.shop.faults.set('admin-ajax/create_setup_intent', { kind: 'expired-nonce' });
    expect([(await create(method())).status, (await create(method())).status]).toEqual([403, 200]);
  });
});

describe('the page that pays for an order', () => {
  const path = ({ shop }: Visitor) => `/checkout/order-pay/900/?pay_for_order=true&key=${shop.orders.byId(900)?.key}`;

  async function pay(visitor: Visitor, card: string) {
    const { text } = await visitor.get(path(visitor));
    return visitor.send(path(visitor), {
      method: 'POST',
      body: new URLSearchParams({
        payment_method: 'woocommerce_payments',
        terms: 'on',
        'terms-field': '1',
        'woocommerce-pay-nonce': found(text, /name="woocommerce-pay-nonce" value="(\w+)"/),
        'wcpay-payment-method': card,
      }),
    });
  }

  it('takes a card, leads to the bank with a full address, or says why not', async () => {
    const visitor = payingVisitor();
    expect((await pay(visitor, method('declined'))).text).toContain('zavrnjena');
    const confirm = (await pay(visitor, method('confirm'))).headers.get('location') ?? '';
    expect(confirm).toContain(`${path(visitor)}#wcpay-confirm-pi:900:`);
    expect(visitor.shop.orders.byId(900)?.status).toBe('pending');
    expect((await pay(visitor, method())).headers.get('location')).toContain('/order-received/900/');
  });
});

describe('other calls of the plugin', () => {
  it('keep the look of the fields, which pages print from then on', async () => {
    const visitor = payingVisitor();
    await visitor.ajax('add_to_cart', { product_id: '11' });
    const before = printed((await visitor.get('/checkout/')).text, 'wcpay_upe_config');
    expect(before.upeAppearance).toBe('');
    const save = (elements_location: string) =>
      admin(visitor, 'save_upe_appearance', {
        elements_location,
        appearance: '{"theme":"stripe"}',
        _ajax_nonce: String(before.saveUPEAppearanceNonce),
      });
    expect(bodyOf(await save('shortcode_checkout'))).toEqual({ success: true, data: { theme: 'stripe' } });
    expect((await save('garaza')).status).toBe(400);
    const after = printed((await visitor.get('/checkout/')).text, 'wcpay_upe_config');
    expect(after.upeAppearance).toEqual({ theme: 'stripe' });
  });

  it('answer usage events, WooPay and the cart’s total only with their nonces', async () => {
    const visitor = payingVisitor();
    await visitor.ajax('add_to_cart', { product_id: '11', quantity: '2' });
    const { text } = await visitor.get('/cart/');
    const config = printed(text, 'wcpay_upe_config');
    const tracks = { tracksNonce: String(config.platformTrackerNonce), tracksEventName: 'gpay_button_load' };
    expect((await admin(visitor, 'platform_tracks', tracks)).status).toBe(200);
    expect((await admin(visitor, 'platform_tracks', { tracksNonce: 'x' })).status).toBe(403);
    const nonce: Record<string, string> = Object(printed(text, 'wcpayStripeSiteMessaging').nonce);
    const total = await visitor.ajax('wcpay_get_cart_total', { security: nonce.get_cart_total ?? '' });
    expect(bodyOf(total).total).toBe(Number(printed(text, 'wcpayStripeSiteMessaging').cartTotal));
    expect((await visitor.ajax('wcpay_get_cart_total', { security: 'x' })).status).toBe(403);
    const woopay = await visitor.ajax('wcpay_init_woopay', { _wpnonce: String(config.initWooPayNonce) });
    expect(bodyOf(woopay)).toMatchObject({ result: 'success' });
    const express: Record<string, string> = Object(printed(text, 'wcpayExpressCheckoutParams').nonce);
    const added = await visitor.ajax('wcpay_add_to_cart', { security: express.add_to_cart ?? '', product_id: '12' });
    expect(bodyOf(added)).toMatchObject({ result: 'success' });
    expect(await itemsOf(visitor)).toBe(3);
  });
});
