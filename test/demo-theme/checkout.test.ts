// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { found, newVisitor } from './visitor';

describe('the checkout', () => {
  it('has no page for an order with another key', async () => {
    const visitor = newVisitor();
    expect((await visitor.get('/checkout/order-received/900/?key=wc_order_x')).status).toBe(404);
    expect((await visitor.get('/checkout/order-pay/900/?pay_for_order=true&key=x')).status).toBe(404);
  });

  it('thanks for an order with its total in the overview', async () => {
    const visitor = newVisitor();
    const path = `/checkout/order-received/900/?key=${visitor.shop.orders.byId(900)?.key}`;
    const { text } = await visitor.get(path);
    const total = found(text, /<li class="woocommerce-order-overview__total total">(.*)<\/li>/);
    expect(total.replace(/<[^>]*>/g, '')).toBe('Skupaj: 54.25&nbsp;&euro;');
  });
});
