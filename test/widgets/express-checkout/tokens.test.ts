import { expect, it } from 'vitest';
import { container, left, notice, open, params, provider, put, seen, setUp, shop, wallet } from './page';

setUp();

const NEW = {
  flags: { isEceUsingConfirmationTokens: true },
  enabled_methods: ['payment_request', 'amazon_pay', 'woopay'],
};

const elements = () => provider().calls('elements').at(-1)?.args[0];
const offered = () => Object(provider().calls('elements.create').at(-1)?.args[1]).paymentMethods;
const dataOf = (call = shop.calls.at(-1)) => {
  const list = call?.body.payment_data;
  return Object.fromEntries((Array.isArray(list) ? list : []).map(({ key, value }) => [key, value]));
};

it('a shop that uses confirmation tokens gets one, with the types that the elements were made for', async () => {
  await open('product', { ...NEW, is_manual_capture: '1', has_subscription: true });
  expect(elements()).toEqual({
    mode: 'payment',
    amount: 1990,
    currency: 'eur',
    paymentMethodTypes: ['card', 'amazon_pay'],
    captureMethod: 'manual',
    setupFutureUsage: 'off_session',
    appearance: { variables: { borderRadius: '4px', spacingUnit: '6px' } },
    locale: 'sl',
  });
  await wallet.press();
  await wallet.choose();
  await wallet.payAll();
  expect(left()[0]).toContain('/checkout/order-received/99/');
  expect(provider().calls('createPaymentMethod')).toEqual([]);
  expect(dataOf()).toMatchObject({
    payment_method: 'card',
    payment_request_type: 'google_pay',
    'wcpay-confirmation-token': expect.stringMatching(/^ctoken_/),
    'wcpay-express-payment-method-types': '["card","amazon_pay"]',
  });
  expect(dataOf()).not.toHaveProperty('wcpay-payment-method');
  for (const { headers } of shop.calls) expect(headers.get('X-WooPayments-Payment-Currency')).toBe('EUR');
});

it('Amazon Pay pays with its own type', async () => {
  await open('product', NEW);
  await wallet.press('amazon_pay');
  await wallet.choose();
  await wallet.payAll();
  expect(dataOf()).toMatchObject({ payment_method: 'amazon_pay', express_payment_type: 'amazon_pay' });
});

it('a token that the provider refuses orders nothing, and its words are shown', async () => {
  await open('product', NEW);
  await wallet.press();
  await wallet.choose();
  provider().answers = { createConfirmationToken: { error: { type: 'card_error', message: 'Kartica je potekla.' } } };
  await wallet.pay();
  await seen(() => notice() === 'Kartica je potekla.');
  expect(shop.names()).not.toContain('POST checkout');
});

it.each([
  ['no list: the two of cards', {}, ['applePay', 'googlePay']],
  ['what is on', { ...NEW, enabled_methods: ['amazon_pay', 'link'] }, ['amazonPay', 'link']],
  [
    'what is on, of versions without tokens',
    { enabled_methods: ['amazon_pay', 'payment_request'] },
    ['applePay', 'googlePay'],
  ],
  ['what is on in this place', { ...NEW, methods_enabled_at_location: ['payment_request'] }, ['applePay', 'googlePay']],
  [
    'what is on in this one of several places',
    { ...NEW, methods_enabled_at_location: { product: ['amazon_pay'], cart: [] } },
    ['amazonPay'],
  ],
])('the wallets that are offered are %s', async (_, settings, names) => {
  await open('product', settings);
  const on = Object.entries(offered()).flatMap(([name, value]) => (value === 'never' ? [] : [name]));
  expect(on).toEqual(names);
});

it('no wallet is offered where the shop has none in this place', async () => {
  await put('product', { ...NEW, methods_enabled_at_location: [] });
  await seen(() => container().style.display === 'none');
  expect(provider().calls('elements')).toEqual([]);
  expect(container().style.display).toBe('none');
});

it('the cart says which wallets can buy it', async () => {
  const cart = { ...shop.cart(shop.own), extensions: { wcpay: { express_checkout_methods: ['amazon_pay'] } } };
  shop.instead.set('GET cart', () => new Response(JSON.stringify(cart)));
  await open('cart', NEW);
  expect(elements()).toMatchObject({ paymentMethodTypes: ['amazon_pay'] });
  expect(offered()).toMatchObject({ applePay: 'never', amazonPay: 'auto' });
});

it('amounts have the digits of the provider’s currency where the settings name them', async () => {
  const { checkout } = params('cart');
  await open('cart', { checkout: { ...Object(checkout), currency_decimals: 0, stripe_minor_unit: 2 } });
  expect(elements()).toMatchObject({ amount: 1990 });
});
