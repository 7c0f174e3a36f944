import { number, object, optional, string } from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { createStoreApi, type StoreApiConfig } from '../../../src/core/calls/store/storeApi';
import { failure, json, shopAnswers } from './helpers';

const schema = object({ items_count: number() });
const cart =
  (headers: Record<string, string> = {}) =>
  async () =>
    json({ items_count: 1 }, 200, headers);
const refusal = (code: string, status: number, headers: Record<string, string> = {}, data: object = {}) =>
  json({ code, message: 'No &quot;way&quot;', data: { status, ...data } }, status, headers);
const api = (config: Partial<StoreApiConfig> = {}) => createStoreApi({ root: '/wp-json/wc/store/v1/', ...config });

describe('the Store API', () => {
  it('is called with the currency, a JSON body and the session of the page', async () => {
    const sent = shopAnswers(cart());
    const store = api({ currency: 'EUR', nonce: 'n1', extraHeaders: { 'X-Cart-Session': 's1' } });
    expect(await store.post('cart/add-item', { id: 56, quantity: 1 }, { schema })).toEqual({ items_count: 1 });
    const [call] = sent;
    expect(call?.url.href).toMatch(/\/wp-json\/wc\/store\/v1\/cart\/add-item\?currency=EUR$/);
    expect(call?.method).toBe('POST');
    expect(call?.headers.get('Content-Type')).toBe('application/json');
    expect(call?.body).toBe('{"id":56,"quantity":1}');
    expect(['Nonce', 'X-Cart-Session'].map(name => call?.headers.get(name))).toEqual(['n1', 's1']);
  });

  it('is read without a body, and without headers that are not known', async () => {
    const sent = shopAnswers(cart());
    await api().get('cart', { schema });
    expect(sent[0]?.method).toBe('GET');
    expect(sent[0]?.url.search).toBe('');
    expect(sent[0]?.headers.has('Nonce')).toBe(false);
    expect(sent[0]?.headers.has('Content-Type')).toBe(false);
  });

  it('keeps one query with plain permalinks and with a query of its own', async () => {
    const sent = shopAnswers(cart());
    const path = 'order/7?key=k&billing_email=a%40b.si';
    await api({ root: '/?rest_route=/wc/store/v1/', currency: 'EUR' }).get(path, { schema });
    await api({ root: '/wp-json/wc/store/v1', currency: 'EUR' }).get(`/${path}`, { schema });
    expect(sent.map(({ url }) => url.pathname + url.search)).toEqual([
      '/?rest_route=/wc/store/v1/order/7&key=k&billing_email=a%40b.si&currency=EUR',
      '/wp-json/wc/store/v1/order/7?key=k&billing_email=a%40b.si&currency=EUR',
    ]);
  });

  it('goes out in turn: each call has the nonce of the answer before', async () => {
    let answer = (_: Response) => {};
    const sent = shopAnswers(
      () => new Promise(resolve => (answer = resolve)),
      refusal('woocommerce_rest_cart_invalid_key', 409, { Nonce: 'n2' }),
      cart(),
    );
    const store = api({ nonce: 'n0' });
    const calls = [
      store.get('cart', { schema }),
      store.post('cart/remove-item', { key: 'x' }, { schema }).catch(() => {}),
      store.get('cart', { schema }),
    ];
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    answer(json({ items_count: 1 }, 200, { Nonce: 'n1' }));
    await Promise.all(calls);
    expect(sent.map(({ headers }) => headers.get('Nonce'))).toEqual(['n0', 'n1', 'n2']);
  });

  it('sends an empty session until an answer has one, and headers of one call with that alone', async () => {
    const sent = shopAnswers(cart(), cart({ 'X-Session': 's1' }), cart());
    const store = api({ extraHeaders: { 'X-Session': '' }, renewHeaders: ['X-Session'] });
    await store.get('cart', { schema, headers: { 'X-Once': '1' } });
    expect(store.header('X-Session')).toBe('');
    await store.get('cart', { schema });
    expect(store.header('X-Session')).toBe('s1');
    await store.get('cart', { schema });
    expect(sent.map(({ headers }) => headers.get('X-Session'))).toEqual(['', '', 's1']);
    expect(sent.map(({ headers }) => headers.get('X-Once'))).toEqual(['1', null, null]);
  });

  it('goes on with the newest nonce and token, also those of an error', async () => {
    const sent = shopAnswers(
      cart({ Nonce: 'n1', 'Cart-Token': 't1' }),
      refusal('woocommerce_rest_cart_invalid_key', 409, { Nonce: 'n2' }),
      cart(),
    );
    const store = api();
    await store.get('cart', { schema });
    await failure(store.post('cart/remove-item', { key: 'x' }, { schema }));
    await store.post('cart/remove-item', { key: 'y' }, { schema });
    const last = sent.at(-1)?.headers;
    expect([last?.get('Nonce'), last?.get('Cart-Token')]).toEqual(['n2', 't1']);
  });

  it('renews the headers that a plugin names', async () => {
    const sent = shopAnswers(cart({ 'X-Session': 's2', Nonce: 'n2' }));
    const store = api({ nonce: 'n1', extraHeaders: { 'X-Session': 's1' }, renewHeaders: ['X-Session'] });
    await store.get('cart', { schema });
    await store.get('cart', { schema });
    expect(sent.map(({ headers }) => headers.get('X-Session'))).toEqual(['s1', 's2']);
    expect(sent.map(({ headers }) => headers.get('Nonce'))).toEqual(['n1', 'n1']);
  });

  it.each([
    ['missing', 401],
    ['invalid', 403],
  ])('is asked a second time after a %s nonce, with the one that came back', async (what, status) => {
    const code = `woocommerce_rest_${what}_nonce`;
    const sent = shopAnswers(refusal(code, status, { Nonce: 'fresh' }), cart());
    expect(await api().post('cart/add-item', { id: 1 }, { schema })).toEqual({ items_count: 1 });
    expect(sent.map(({ headers }) => headers.get('Nonce'))).toEqual([null, 'fresh']);
    expect(sent[1]?.body).toBe('{"id":1}');
  });

  it('is not asked a third time, nor again without a new nonce or for another refusal', async () => {
    const invalid = (nonce: string) => refusal('woocommerce_rest_invalid_nonce', 403, { Nonce: nonce });
    let sent = shopAnswers(invalid('n2'), invalid('n3'), cart());
    expect((await failure(api({ nonce: 'n1' }).post('checkout', {}, { schema }))).kind).toBe('refused');
    expect(sent).toHaveLength(2);
    sent = shopAnswers(invalid('n1'), cart());
    await failure(api({ nonce: 'n1' }).post('checkout', {}, { schema }));
    expect(sent).toHaveLength(1);
    for (const [code, status] of [
      ['woocommerce_rest_login_required', 403],
      ['my_woocommerce_rest_invalid_nonce', 403],
      ['woocommerce_rest_invalid_nonces', 403],
      ['woocommerce_rest_invalid_nonce', 400],
    ] as const) {
      sent = shopAnswers(refusal(code, status, { Nonce: 'n2' }), cart());
      await failure(api({ nonce: 'n1' }).post('checkout', {}, { schema }));
      expect(sent).toHaveLength(1);
    }
  });

  it('refuses with its error body, and keeps the cart that a conflict brings', async () => {
    shopAnswers(refusal('woocommerce_rest_cart_invalid_key', 409, {}, { cart: { items_count: 3 } }));
    const error = await failure(api().post('cart/remove-item', { key: 'x' }, { schema }));
    expect(error).toMatchObject({ kind: 'refused', status: 409, answer: { data: { cart: { items_count: 3 } } } });
  });

  it('fails as http for an error of the server, and for a failed payment, which is no error body', async () => {
    shopAnswers(refusal('internal_server_error', 500));
    expect((await failure(api().get('cart', { schema }))).kind).toBe('http');
    shopAnswers(json({ order_id: 7, payment_result: { payment_status: 'failure' } }, 400));
    expect(await failure(api().post('checkout', {}, { schema }))).toMatchObject({
      kind: 'http',
      answer: { payment_result: { payment_status: 'failure' } },
    });
  });

  it('fails as shape for another form', async () => {
    shopAnswers(json({ items_count: 'x', a: 1 }));
    const other = object({ items_count: number(), a: optional(string()) });
    expect((await failure(api().get('cart', { schema: other }))).kind).toBe('shape');
  });
});
