// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { twisted } from '../../demo-theme/shop/twists';
import { newVisitor } from './visitor';

const CART = {
  items: [{ name: 'Skodelica', prices: { price: '1250', currency_minor_unit: 2 } }],
  totals: { total_price: '1740', total_tax: '0', currency_minor_unit: 2 },
  shipping_rates: [{ package_id: 0, name: 'Pošiljka', shipping_rates: [{ rate_id: 'a', name: 'A', price: '490' }] }],
};

describe('a twisted answer', () => {
  it('has amounts in thousandths', () => {
    const { body } = twisted('minor-unit', CART);
    expect(body).toMatchObject({
      items: [{ prices: { price: '12500', currency_minor_unit: 3 } }],
      totals: { total_price: '17400', total_tax: '0', currency_minor_unit: 3 },
    });
  });

  it('has no rates, or forty of which the last is chosen', () => {
    expect(twisted('no-rates', CART).body).toMatchObject({ shipping_rates: [{ shipping_rates: [] }] });
    const [{ shipping_rates: rates }] = Object(twisted('many-rates', CART).body.shipping_rates);
    expect(rates).toHaveLength(40);
    expect(rates.at(-1)).toMatchObject({ rate_id: 'flat_rate:40', selected: true });
  });

  it('costs nothing, has markup in names, or is a conflict', () => {
    expect(twisted('amount-0', CART).body).toMatchObject({ totals: { total_price: '0' }, items: CART.items });
    expect(JSON.stringify(twisted('markup-names', CART).body)).toContain('onerror');
    expect(twisted('conflict', CART)).toMatchObject({ status: 409, body: { data: { cart: CART } } });
  });

  it('has tax in all amounts, and costs the same', () => {
    const { body } = twisted('with-tax', {
      items: [{ totals: { line_subtotal: '1250', line_subtotal_tax: '0' } }],
      totals: {
        total_items: '1250',
        total_items_tax: '0',
        total_shipping: '490',
        total_shipping_tax: '0',
        total_tax: '0',
        total_price: '1740',
      },
    });
    expect(body).toEqual({
      items: [{ totals: { line_subtotal: '1025', line_subtotal_tax: '225' } }],
      totals: {
        total_items: '1025',
        total_items_tax: '225',
        total_shipping: '402',
        total_shipping_tax: '88',
        total_tax: '313',
        total_price: '1740',
      },
    });
  });

  it('leads nowhere, or to an unsafe address', () => {
    const answer = { payment_result: { payment_status: 'success', redirect_url: '/a', payment_details: [] } };
    expect(twisted('no-redirect', answer).body).toEqual({
      payment_result: { payment_status: 'success', payment_details: [] },
    });
    expect(twisted('script-redirect', answer).body).toMatchObject({
      payment_result: { redirect_url: expect.stringMatching(/^javascript:/) },
    });
    expect(twisted('foreign-redirect', { redirect: '/a' }).body).toEqual({
      redirect: 'https://drugje.example/placilo',
    });
    expect(twisted('foreign-redirect', { return_url: '/a' }).body).toEqual({
      return_url: 'https://drugje.example/placilo',
    });
  });

  it('is asked for by call, the exact one before the whole', async () => {
    const visitor = newVisitor();
    visitor.shop.faults.set('store-api', { status: 500 });
    visitor.shop.faults.set('store-api/cart', { kind: 'conflict', times: 1 });
    expect((await visitor.store('GET', 'cart')).status).toBe(409);
    expect((await visitor.store('GET', 'cart')).status).toBe(500);
  });
});
