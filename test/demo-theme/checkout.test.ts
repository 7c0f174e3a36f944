// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { found, newVisitor, type Visitor } from './visitor';

const ANA = {
  billing_first_name: 'Ana',
  billing_last_name: 'Novak',
  billing_country: 'SI',
  billing_address_1: 'Slovenska cesta 10',
  billing_postcode: '1000',
  billing_city: 'Ljubljana',
  billing_phone: '041123456',
  billing_email: 'ana@lipa.example',
  payment_method: 'cod',
  terms: 'on',
  'terms-field': '1',
};

async function buyer(): Promise<{ visitor: Visitor; nonce: string }> {
  const visitor = newVisitor();
  await visitor.ajax('add_to_cart', { product_id: '11' });
  const { text } = await visitor.get('/checkout/');
  return { visitor, nonce: found(text, /name="woocommerce-process-checkout-nonce" value="(\w+)"/) };
}

describe('the checkout', () => {
  it('leads to the cart when that is empty', async () => {
    const answer = await newVisitor().get('/checkout/');
    expect(answer.headers.get('location')).toBe('/cart/');
  });

  it('takes an order in a call, with its attribution, and empties the cart', async () => {
    const { visitor, nonce } = await buyer();
    const { text } = await visitor.ajax('checkout', {
      ...ANA,
      'woocommerce-process-checkout-nonce': nonce,
      wc_order_attribution_utm_source: 'google',
    });
    const answer: Record<string, unknown> = JSON.parse(text);
    expect(answer).toMatchObject({ result: 'success', order_id: 1001 });
    expect(visitor.shop.orders.byId(1001)).toMatchObject({ attribution: { utm_source: 'google' }, payment: 'cod' });
    const page = await visitor.get(String(answer.redirect).replace('http://lipa.example', ''));
    expect(page.text).toContain('<dd data-name="utm_source">google</dd>');
    expect((await visitor.get('/checkout/')).status).toBe(302);
  });

  it('names the fields of an order that it does not take', async () => {
    const { visitor, nonce } = await buyer();
    const { text } = await visitor.ajax('checkout', {
      ...ANA,
      billing_city: '',
      billing_postcode: '12',
      'woocommerce-process-checkout-nonce': nonce,
    });
    const answer: Record<string, unknown> = JSON.parse(text);
    expect(answer.result).toBe('failure');
    expect(answer.messages).toContain('<li data-id="billing_city">');
    expect(answer.messages).toContain('<li data-id="billing_postcode">');
    expect(answer.messages).not.toContain('billing_first_name');
  });

  it('refuses nonces that are not its own', async () => {
    const { visitor } = await buyer();
    const order = await visitor.ajax('checkout', { ...ANA, 'woocommerce-process-checkout-nonce': 'x' });
    expect(JSON.parse(order.text)).toMatchObject({ result: 'failure', refresh: true });
    const review = await visitor.ajax('update_order_review', { security: 'x' });
    expect([review.status, review.text]).toEqual([403, '-1']);
  });

  it('has no page for an order with another key', async () => {
    const visitor = newVisitor();
    expect((await visitor.get('/checkout/order-received/900/?key=wc_order_x')).status).toBe(404);
    expect((await visitor.get('/checkout/order-pay/900/?pay_for_order=true&key=x')).status).toBe(404);
  });
});
