// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { captured, hasCaptures, shapeOf } from './captures';
import { type Answer, newVisitor, type Visitor } from './visitor';

const ADD_ON_KEYS = ['woosb_image', 'a.footer-cart-contents'];
const AJAX_HEADERS = ['content-type', 'x-robots-tag', 'cache-control'];
const STORE_HEADERS = [...AJAX_HEADERS, 'access-control-expose-headers', 'allow', 'user-id'];

function expectSame(answer: Answer, name: string, headers: string[]): void {
  const real = captured(name);
  expect(answer.status).toBe(real.status);
  for (const header of headers) expect(answer.headers.get(header) ?? undefined).toBe(real.headers[header]);
  if (real.body === '') expect(answer.text).toBe('');
  else expect(shapeOf(JSON.parse(answer.text), ADD_ON_KEYS)).toEqual(shapeOf(real.body, ADD_ON_KEYS));
}

const cookieNames = (answer: Answer): string[] =>
  answer.cookies.map(cookie => (cookie.split('=')[0] ?? '').replace(/^(wp_woocommerce_session)_\w+$/, '$1'));

describe.skipIf(!hasCaptures)('ajax answers have the recorded shape (skipped without captures)', () => {
  it('adds a simple product and sets the three cart cookies', async () => {
    const answer = await newVisitor().ajax('add_to_cart', { product_id: '11', quantity: '1' });
    expectSame(answer, 'wc-ajax-add-to-cart-ok', AJAX_HEADERS);
    expect(cookieNames(answer)).toEqual([
      'woocommerce_items_in_cart',
      'woocommerce_cart_hash',
      'wp_woocommerce_session',
    ]);
  });

  it('sets only the cart hash on the second add', async () => {
    const visitor = newVisitor();
    await visitor.ajax('add_to_cart', { product_id: '11' });
    const answer = await visitor.ajax('add_to_cart', { product_id: '13', quantity: '2' });
    expectSame(answer, 'wc-ajax-add-to-cart-ok-second', AJAX_HEADERS);
    expect(cookieNames(answer)).toEqual(captured('wc-ajax-add-to-cart-ok-second').cookies);
  });

  it.each([
    ['an unknown product', { product_id: '999999' }, 'wc-ajax-add-to-cart-error-no-such-product'],
    ['a product without stock', { product_id: '14' }, 'wc-ajax-add-to-cart-error-out-of-stock'],
    ['more than the stock', { product_id: '13', quantity: '5' }, 'wc-ajax-add-to-cart-error-too-many'],
    ['the parent of variations', { product_id: '100' }, 'wc-ajax-add-to-cart-error-variable-parent'],
    ['no product', { quantity: '1' }, 'wc-ajax-add-to-cart-no-product-id'],
  ])('refuses %s', async (_, fields, name) => {
    expectSame(await newVisitor().ajax('add_to_cart', { ...fields }), name, AJAX_HEADERS);
  });

  it('adds a variation by its id', async () => {
    const answer = await newVisitor().ajax('add_to_cart', { product_id: '101' });
    expectSame(answer, 'wc-ajax-add-to-cart-variation-id', AJAX_HEADERS);
    expect(answer.text).toContain('Pulover Reka - Rdeča, S');
  });

  const shirt = (colour: string, size: string) =>
    ({ product_id: '150', attribute_pa_barva: colour, attribute_pa_velikost: size }) as const;
  it.each([
    ['a match', shirt('rdeca', 's'), 'match'],
    ['no match', shirt('crna', '4xl'), 'no-match'],
    ['a variation without stock', shirt('rdeca', 'xxl'), 'out-of-stock'],
    ['a product that is not variable', { product_id: '11' }, 'not-variable'],
    ['no product', { attribute_pa_barva: 'rdeca' }, 'no-product-id'],
  ])('looks up %s', async (_, fields, name) => {
    const answer = await newVisitor().ajax('get_variation', { ...fields });
    expectSame(answer, `wc-ajax-get-variation-${name}`, AJAX_HEADERS);
  });

  it('sends the fragments of an empty cart without cookies', async () => {
    const answer = await newVisitor().ajax('get_refreshed_fragments', { time: '1' });
    expectSame(answer, 'wc-ajax-get-refreshed-fragments-empty', AJAX_HEADERS);
    expect(JSON.parse(answer.text)).toMatchObject({ cart_hash: '' });
    expect(answer.cookies).toEqual([]);
  });

  it('refuses to remove an unknown key', async () => {
    const answer = await newVisitor().ajax('remove_from_cart', { cart_item_key: 'nope' });
    expectSame(answer, 'wc-ajax-remove-from-cart-error-unknown-key', AJAX_HEADERS);
  });
});

/** Posts to the Store API with the nonce that it answers. */
async function postStore(visitor: Visitor, route: string, body: object): Promise<Answer> {
  const { headers } = await visitor.store('GET', 'cart');
  return visitor.store('POST', route, body, { Nonce: headers.get('nonce') ?? '' });
}

describe.skipIf(!hasCaptures)('Store API answers have the recorded shape (skipped without captures)', () => {
  it('sends an empty cart', async () => {
    expectSame(await newVisitor().store('GET', 'cart'), 'store-cart-empty', STORE_HEADERS);
  });

  it('sends a cart after an add', async () => {
    const answer = await postStore(newVisitor(), 'cart/add-item', { id: 11, quantity: 1 });
    const real = captured('store-cart-add-item-ok');
    expect(answer.status).toBe(real.status);
    expect(shapeOf(JSON.parse(answer.text))).toEqual(shapeOf(real.body));
  });

  it.each([
    ['an unknown product', { id: 999999 }, 'store-cart-add-item-error-bad-id'],
    ['no product', {}, 'store-cart-add-item-error-missing-fields'],
    ['a product without stock', { id: 14 }, 'store-cart-add-item-error-out-of-stock'],
    ['more than the stock', { id: 13, quantity: 50 }, 'store-cart-add-item-error-too-many'],
    ['an external product', { id: 22 }, 'store-cart-add-item-error-external'],
    ['a variable product without attributes', { id: 100 }, 'store-cart-add-item-error-missing-attributes'],
    [
      'an attribute value that does not exist',
      { id: 100, variation: [{ attribute: 'pa_barva', value: 'roza' }] },
      'store-cart-add-item-error-wrong-attribute',
    ],
  ])('refuses %s', async (_, body, name) => {
    const answer = await postStore(newVisitor(), 'cart/add-item', body);
    expectSame(answer, name, STORE_HEADERS);
    expect(JSON.parse(answer.text)).toMatchObject({ code: Object(captured(name).body).code });
  });

  it.each([
    ['without a nonce', {}, 'store-cart-add-item-error-missing-nonce'],
    ['with a wrong nonce', { Nonce: '0000000000' }, 'store-cart-add-item-error-invalid-nonce'],
    ['with a cart token that is not valid', { 'Cart-Token': 'nope' }, 'store-cart-error-bad-cart-token'],
  ])('refuses a call %s', async (_, headers, name) => {
    const answer = await newVisitor().store('POST', 'cart/add-item', { id: 11 }, { ...headers });
    expectSame(answer, name, STORE_HEADERS);
    expect(JSON.parse(answer.text)).toMatchObject({ code: Object(captured(name).body).code });
  });

  it('refuses an unknown item key with the current cart', async () => {
    const visitor = newVisitor();
    await visitor.ajax('add_to_cart', { product_id: '11' });
    const answer = await postStore(visitor, 'cart/remove-item', { key: 'nope' });
    expect(answer.status).toBe(409);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'woocommerce_rest_cart_invalid_key',
      data: { status: 409, cart: { items_count: 1 } },
    });
  });

  it('knows no other route', async () => {
    expectSame(await newVisitor().store('GET', 'nope'), 'store-no-route', ['content-type']);
  });
});
