// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { found, newVisitor, Visitor } from './visitor';

const count = (text: string): string => found(text, /class="count">([^<]*)</);

describe('the cart', () => {
  it('belongs to the visitor', async () => {
    const first = newVisitor();
    const second = new Visitor(first.shop);
    await first.ajax('add_to_cart', { product_id: '11' });
    expect(count((await first.get('/')).text)).toBe('1 izdelek');
    expect(count((await second.get('/')).text)).toBe('0 izdelkov');
  });

  it('counts the stock that the cart already holds', async () => {
    const visitor = newVisitor();
    await visitor.ajax('add_to_cart', { product_id: '13', quantity: '2' });
    const refused = await visitor.ajax('add_to_cart', { product_id: '13', quantity: '2' });
    expect(JSON.parse(refused.text)).toEqual({ error: true, product_url: 'http://lipa.example/product/kroznik-rob/' });
    expect(count((await visitor.get('/')).text)).toBe('2 izdelka');
  });

  it('tells on the next page why a product was refused, once', async () => {
    const visitor = newVisitor();
    await visitor.ajax('add_to_cart', { product_id: '14' });
    expect((await visitor.get('/product/svetilka-mesec/')).text).toContain('class="woocommerce-error"');
    expect((await visitor.get('/product/svetilka-mesec/')).text).not.toContain('class="woocommerce-error"');
  });

  it('clears its cookies when the last item is removed', async () => {
    const visitor = newVisitor();
    const added = await visitor.ajax('add_to_cart', { product_id: '11' });
    const key = found(added.text, /data-cart_item_key=\\"(\w{32})/);
    const removed = await visitor.ajax('remove_from_cart', { cart_item_key: key });
    expect(JSON.parse(removed.text)).toMatchObject({ cart_hash: '' });
    expect(visitor.cookies.has('woocommerce_items_in_cart')).toBe(false);
    expect(visitor.cookies.has('woocommerce_cart_hash')).toBe(false);
  });

  it('sends the same hash in the answer and in the cookie', async () => {
    const visitor = newVisitor();
    const added = await visitor.ajax('add_to_cart', { product_id: '11' });
    expect(JSON.parse(added.text).cart_hash).toBe(visitor.cookies.get('woocommerce_cart_hash'));
  });

  it('is shared by the ajax calls and the Store API', async () => {
    const visitor = newVisitor();
    await visitor.ajax('add_to_cart', { product_id: '103', quantity: '2' });
    const cart = JSON.parse((await visitor.store('GET', 'cart')).text);
    expect(cart).toMatchObject({
      items_count: 2,
      totals: { total_items: '9440', total_shipping: '490', total_price: '9930' },
    });
    expect(cart.items[0]).toMatchObject({
      id: 103,
      type: 'variation',
      prices: { price: '4720', regular_price: '5900' },
    });
  });

  it('survives cookies that can not be decoded', async () => {
    const visitor = newVisitor();
    visitor.cookies.set('tuj', '100%');
    await visitor.ajax('add_to_cart', { product_id: '11' });
    expect(count((await visitor.get('/')).text)).toBe('1 izdelek');
  });

  it('opens by cart token without cookies', async () => {
    const visitor = newVisitor();
    await visitor.ajax('add_to_cart', { product_id: '11' });
    const token = (await visitor.store('GET', 'cart')).headers.get('cart-token') ?? '';
    const stranger = new Visitor(visitor.shop);
    const answer = await stranger.store('POST', 'cart/add-item', { id: 16 }, { 'Cart-Token': token });
    expect(JSON.parse(answer.text)).toMatchObject({ items_count: 2 });
  });

  it('finds a variation by the select name, the label and the bare slug', async () => {
    for (const attribute of ['attribute_pa_barva', 'barva', 'pa_barva']) {
      const visitor = newVisitor();
      const nonce = (await visitor.store('GET', 'cart')).headers.get('nonce') ?? '';
      const variation = [
        { attribute, value: 'modra' },
        { attribute: 'Velikost', value: 'l' },
      ];
      const answer = await visitor.store('POST', 'cart/add-item', { id: 100, variation }, { Nonce: nonce });
      expect(JSON.parse(answer.text).items[0].id).toBe(107);
    }
  });

  it('wants the value of an "any" attribute', async () => {
    const visitor = newVisitor();
    const nonce = (await visitor.store('GET', 'cart')).headers.get('nonce') ?? '';
    const answer = await visitor.store('POST', 'cart/add-item', { id: 501 }, { Nonce: nonce });
    expect(JSON.parse(answer.text).code).toBe('woocommerce_rest_missing_variation_data');
  });
});
