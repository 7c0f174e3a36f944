// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from '../visitor';
import { logIn, payingVisitor, printed } from './customer';

const PRODUCTS = ['/product/skodelica-jutro/', '/product/pulover-reka/', '/product/darilni-bon/'];
const payPath = ({ shop }: Visitor) => `/checkout/order-pay/900/?pay_for_order=true&key=${shop.orders.byId(900)?.key}`;

describe('the switch of payments', () => {
  it('leaves every page as it is while it is off', async () => {
    const visitor = newVisitor();
    await visitor.ajax('add_to_cart', { product_id: '11' });
    for (const path of [...PRODUCTS, '/cart/', '/checkout/', payPath(visitor)]) {
      const { text } = await visitor.get(path);
      expect([path, /wcpay|payment-method-message|provider\.js/.exec(text)?.[0]]).toEqual([path, undefined]);
    }
  });

  it('is remembered, and taken back', async () => {
    const visitor = newVisitor();
    await visitor.get('/product/skodelica-jutro/?payments=on,login');
    expect((await visitor.get('/product/lesena-deska/')).text).toContain('wcpay-express-checkout-element');
    await visitor.get('/?payments=off');
    expect((await visitor.get('/product/lesena-deska/')).text).not.toContain('wcpay');
  });

  it.each([
    ['late', 'late=3000'],
    ['loaderror', 'fault=loaderror'],
    ['none', 'fault=none'],
  ])('%s is told to the provider’s script', async (flag, query) => {
    const { text } = await newVisitor().get(`/product/skodelica-jutro/?payments=${flag}`);
    expect(text).toMatch(new RegExp(`src="/vendor/provider\\.js\\?[^"]*${query}`));
  });

  it('absent leaves that script out', async () => {
    const { text } = await newVisitor().get('/product/skodelica-jutro/?payments=absent');
    expect(text).toContain('wcpay-express-checkout-element');
    expect(text).not.toContain('/vendor/provider.js');
  });
});

describe('pages of the provider’s plugin', () => {
  it('have its settings and the provider’s script in the footer, and top-level scalars as text', async () => {
    const visitor = payingVisitor();
    await visitor.ajax('add_to_cart', { product_id: '11' });
    for (const path of [...PRODUCTS, '/cart/', '/checkout/', payPath(visitor)]) {
      const { text } = await visitor.get(path);
      const footer = text.indexOf('<footer');
      for (const part of ['/vendor/provider.js', 'var wcpayExpressCheckoutParams', 'var wcpay_upe_config'])
        expect([path, part, text.indexOf(part) > footer]).toEqual([path, part, true]);
      const scalars = Object.values(printed(text, 'wcpay_upe_config')).filter(value => typeof value !== 'object');
      expect(scalars.every(value => typeof value === 'string')).toBe(true);
    }
  });

  it('have a place for each payment method, and a list of saved cards for guests as well', async () => {
    const visitor = newVisitor();
    await visitor.ajax('add_to_cart', { product_id: '11' });
    const { text } = await visitor.get('/checkout/?payments=on,klarna');
    expect([...text.matchAll(/upe-element" data-payment-method-type="(\w+)"/g)].map(([, type]) => type)).toEqual([
      'card',
      'klarna',
    ]);
    expect(text).toContain('data-count="0"');
    expect(Object.keys(Object(printed(text, 'wcpay_upe_config').paymentMethodsConfig))).toEqual(['card', 'klarna']);
  });
});

describe('settings of the wallets', () => {
  it('say what a product costs and whether it is sent', async () => {
    const visitor = payingVisitor();
    const [cup, sweater, voucher] = await Promise.all(
      PRODUCTS.map(async path => printed((await visitor.get(path)).text, 'wcpayExpressCheckoutParams')),
    );
    expect(cup).toMatchObject({
      button_context: 'product',
      has_block: '',
      login_confirmation: '',
      product: { product_type: 'simple', needs_shipping: true, currency: 'eur', total: { amount: 1250 } },
      button: { height: '48' },
      checkout: { currency_code: 'eur', currency_decimals: 2 },
    });
    expect(sweater).toMatchObject({ product: { product_type: 'variable' } });
    expect(voucher).toMatchObject({ product: { needs_shipping: false } });
  });

  it('leave the price to a temporary cart, and ask guests to log in, when that is wished', async () => {
    const { text } = await newVisitor().get('/product/skodelica-jutro/?payments=temporary,login,outline');
    expect(printed(text, 'wcpayExpressCheckoutParams')).toMatchObject({
      product: '',
      login_confirmation: { message: expect.stringContaining('**Google Pay**') },
      button: { theme: 'light-outline' },
    });
  });

  it.each([
    ['/cart/', 'cart'],
    ['/checkout/', 'checkout'],
  ])('say on %s where they are', async (path, context) => {
    const visitor = payingVisitor();
    await visitor.ajax('add_to_cart', { product_id: '11' });
    const { text } = await visitor.get(path);
    expect(printed(text, 'wcpayExpressCheckoutParams')).toMatchObject({ button_context: context, product: '' });
    expect(text.match(/id="wcpay-express-checkout-element"/g)).toHaveLength(1);
  });

  it('say on the page of an order which order it is', async () => {
    const visitor = payingVisitor();
    const { text } = await visitor.get(payPath(visitor));
    expect(printed(text, 'wcpay_upe_config')).toMatchObject({
      order_id: '900',
      billing_email: 'bojan@lipa.example',
      isOrderPay: '1',
    });
    expect(printed(text, 'wcpayCustomerData')).toEqual({
      name: 'Bojan Kranjc',
      email: 'bojan@lipa.example',
      billing_country: 'SI',
    });
  });
});

describe('markers', () => {
  it('of the cart come again with its totals', async () => {
    const visitor = payingVisitor();
    await visitor.ajax('add_to_cart', { product_id: '11' });
    const { text } = await visitor.ajax('get_cart_totals', {});
    expect(text).toContain('wcpay-express-checkout-element');
    expect(text).toContain('id="payment-method-message"');
  });

  it('of the account are those of the page that saves a card', async () => {
    const visitor = payingVisitor();
    await logIn(visitor);
    const { text } = await visitor.get('/my-account/add-payment-method/');
    expect(text).toContain('payment_method_woocommerce_payments');
    expect(text).not.toContain('wcpay-express-checkout-element');
    expect(printed(text, 'wcpayCustomerData')).toMatchObject({ name: 'Ana Novak' });
  });
});
