// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { found, newVisitor, type Visitor } from './visitor';

const total = (html: string): string => found(html, /order-total[\s\S]*?<bdi>([\d.]+)/);

/** A visitor with two cups (25 €) in the cart, and the page's nonce. */
async function withCups(): Promise<{ visitor: Visitor; security: string }> {
  const visitor = newVisitor();
  await visitor.ajax('add_to_cart', { product_id: '11', quantity: '2' });
  const { text } = await visitor.get('/cart/');
  return { visitor, security: found(text, /"apply_coupon_nonce":"(\w+)"/) };
}

describe('the cart page', () => {
  it.each([
    ['popust10', 'woocommerce-message', 'Kupon je uporabljen.'],
    [' POPUST10 ', 'woocommerce-message', 'Kupon je uporabljen.'],
    ['poletje', 'woocommerce-error', 'Ta kupon je potekel.'],
    ['vec20', 'woocommerce-error', 'najmanjši znesek nakupa 100.00'],
    ['nimam', 'woocommerce-error', 'Kupona »nimam« ni.'],
    ['', 'woocommerce-error', 'Vnesite kodo kupona.'],
  ])('answers the coupon %j with %s', async (coupon_code, kind, words) => {
    const { visitor, security } = await withCups();
    const { text, headers } = await visitor.ajax('apply_coupon', { security, coupon_code });
    expect(text).toContain(kind);
    expect(text).toContain(words);
    expect(headers.get('content-type')).toContain('text/html');
  });

  it.each(['apply_coupon', 'remove_coupon', 'update_shipping_method'])('%s wants its nonce', async name => {
    const { visitor } = await withCups();
    const answer = await visitor.ajax(name, { security: 'x', coupon_code: 'popust10' });
    expect([answer.status, answer.text]).toEqual([403, '-1']);
  });

  it('asks more for another country, and does not send to every one', async () => {
    const { visitor, security } = await withCups();
    const address = { calc_shipping: 'x', 'woocommerce-shipping-calculator-nonce': security };
    const abroad = await visitor.post('/cart/', { ...address, calc_shipping_country: 'HR' });
    expect(total(abroad.text)).toBe('34.90');
    const nowhere = await visitor.post('/cart/', { ...address, calc_shipping_country: 'US' });
    expect(nowhere.text).toContain('Za ta naslov ni možnosti dostave.');
    expect(total(nowhere.text)).toBe('25.00');
    expect((await visitor.post('/cart/', { ...address, calc_shipping_country: 'default' })).text).toContain(
      'Izberite državo.',
    );
  });

  it('does without scripts: coupons by form and link', async () => {
    const { visitor, security } = await withCups();
    const posted = await visitor.post('/cart/', {
      'woocommerce-cart-nonce': security,
      apply_coupon: 'Uporabi kupon',
      coupon_code: 'popust10',
    });
    expect(posted.text).toContain('coupon-popust10');
    expect((await visitor.get('/cart/?remove_coupon=popust10')).status).toBe(302);
    expect((await visitor.get('/cart/')).text).toContain('Kupon je odstranjen.');
  });
});
