import { safeParse } from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetWarnings } from '../../../src/core/report';
import { billingOf, chosenAddress, plainPhone, shippingOf } from '../../../widgets/express-checkout/addresses';
import { StoreCart } from '../../../widgets/express-checkout/answers';
import { buttonHeight, buttonOptions } from '../../../widgets/express-checkout/options';
import { orderPayload, payForOrder } from '../../../widgets/express-checkout/payload';
import { quoteOf } from '../../../widgets/express-checkout/pricing';
import { readSettings } from '../../../widgets/express-checkout/settings';
import { params } from './page';

afterEach(() => document.body.replaceChildren());

const money = { currency_code: 'EUR', currency_minor_unit: 2 };
const line = (more: object = {}) => ({
  key: '9f',
  id: 12,
  quantity: 2,
  name: 'Čaj &amp; med',
  variation: [{ attribute: 'Barva', value: 'Rdeča' }],
  item_data: [],
  prices: { price: '1990', ...money },
  totals: { line_subtotal: '3262', line_subtotal_tax: '718', ...money },
  extensions: {},
  ...more,
});
const rate = (id: string, more: object = {}) => ({
  rate_id: id,
  name: 'Pošta &amp; paket',
  price: '320',
  taxes: '70',
  selected: false,
  meta_data: [],
  ...money,
  ...more,
});
const totals = {
  total_price: '4370',
  total_shipping: '320',
  total_shipping_tax: '70',
  total_tax: '788',
  total_discount: '0',
  ...money,
};

function quote(cart: object, rules = { decimals: 2, withTax: true }) {
  const { success, output } = safeParse(StoreCart, { items: [line()], totals, needs_shipping: true, ...cart });
  if (!success) throw new Error('no cart');
  return quoteOf(output, rules);
}
const items = (cart: object, rules?: { decimals: number; withTax: boolean }) =>
  quote(cart, rules).lineItems.map(({ name, amount }) => `${name} ${amount}`);

it('the price in the sheet is the cart’s total, with items and shipping with tax', () => {
  expect(quote({})).toMatchObject({ amount: 4370, needsShipping: true, rates: [] });
  expect(items({})).toEqual(['Čaj & med (x2) - Barva: Rdeča 3980', 'Dostava 390']);
});

it('the price in the sheet is without tax, with the tax in a row, where the shop shows prices so', () => {
  expect(items({}, { decimals: 2, withTax: false })).toEqual([
    'Čaj & med (x2) - Barva: Rdeča 3262',
    'Dostava 320',
    'Davek 788',
  ]);
});

it('the price in the sheet has discounts and refunds taken off, in the order of the contract', () => {
  const more = {
    total_discount: '500',
    total_discount_tax: '110',
    total_fees: '100',
    total_fees_tax: '22',
    total_refund: '370',
  };
  expect(quote({ totals: { ...totals, ...more } }).amount).toBe(4000);
  expect(items({ totals: { ...totals, ...more } })).toEqual([
    'Čaj & med (x2) - Barva: Rdeča 3980',
    'Dostava 390',
    'Popust -610',
    'Dodatni stroški 122',
    'Vračilo -370',
  ]);
});

it('the price in the sheet has no line items when they add up to more than the total', () => {
  expect(items({ totals: { ...totals, total_price: '4369' } })).toEqual([]);
});

it('the price in the sheet goes to the provider in its own units', () => {
  const three = { currency_minor_unit: 3 };
  const { amount, lineItems } = quote({
    totals: { total_price: '43705', ...three },
    items: [line({ totals: { line_subtotal: '39804', line_subtotal_tax: null, ...three } })],
  });
  expect([amount, lineItems[0]?.amount]).toEqual([4371, 3980]);
  expect(quote({}, { decimals: 0, withTax: true }).amount).toBe(44);
});

it('the price in the sheet names items by text alone, without those of a bundle', () => {
  const strange = line({
    name: '<b>Čaj</b> &lt;3 <script>alert(1)</script>',
    quantity: 1,
    variation: [],
    item_data: [
      { key: 'darilo', value: '<i>da</i>' },
      { name: 'Napis', key: 'x', value: 'Ana &amp; Jan' },
    ],
  });
  const bundled = line({ extensions: { bundles: { bundled_by: 'abc' } } });
  expect(items({ items: [strange, bundled] })[0]).toBe('Čaj <3 alert(1) - darilo: da, Napis: Ana & Jan 3980');
  expect(items({ items: [strange, bundled] })).toHaveLength(2);
});

it('the price in the sheet counts the price of an item without a subtotal', () => {
  expect(items({ items: [line({ totals: money, quantity: 1, variation: [] })] })[0]).toBe('Čaj & med 1990');
});

it('the price in the sheet is not read from invalid totals', () => {
  for (const total_price of [undefined, null, '12.90', 'veliko', {}])
    expect(safeParse(StoreCart, { totals: { ...totals, total_price } }).success).toBe(false);
});

const ratesOf = (rates: object[], withTax = true) =>
  quote({ shipping_rates: [{ package_id: 0, shipping_rates: rates }] }, { decimals: 2, withTax }).rates;

it('the rates in the sheet begin with the selected one and are nine at most', () => {
  const many = Array.from({ length: 40 }, (_, index) => rate(`rate:${index}`, { selected: index === 20 }));
  const found = ratesOf(many).map(({ id }) => id);
  expect(found).toEqual(['rate:20', ...Array.from({ length: 8 }, (_, index) => `rate:${index}`)]);
});

it('the rates in the sheet have a name in plain text, their price, and where a pickup is', () => {
  const meta_data = [
    { key: 'pickup_details', value: 'do 18. ure' },
    { key: 'pickup_address', value: 'Trg 1 &amp; 2' },
  ];
  expect(ratesOf([rate('a', { meta_data })])).toEqual([
    { id: 'a', displayName: 'Pošta & paket', amount: 390, deliveryEstimate: 'Trg 1 & 2 - do 18. ure' },
  ]);
  expect(ratesOf([rate('a')], false)[0]).toMatchObject({ amount: 320, deliveryEstimate: '' });
});

it('the rates in the sheet are told once each: the provider refuses an id that comes twice', () => {
  expect(ratesOf([rate('a'), rate('a'), rate('b')]).map(({ id }) => id)).toEqual(['a', 'b']);
});

const withFilter = (applyFilters: (...args: unknown[]) => unknown) => vi.stubGlobal('wp', { hooks: { applyFilters } });

it('a cart that other scripts change before its line items are made comes back as a whole: items that they leave out are not told, the amount stays', () => {
  const applyFilters = vi.fn((_name: unknown, cart: unknown) => ({ ...Object(cart), items: [] }));
  withFilter(applyFilters);
  expect(items({ coupons: [{ code: 'lipa' }] })).toEqual(['Dostava 390']);
  expect(quote({}).amount).toBe(4370);
  expect(applyFilters.mock.calls[0]).toEqual([
    'wcpay.express-checkout.map-line-items',
    expect.objectContaining({ items: [expect.objectContaining({ id: 12 })], coupons: [{ code: 'lipa' }] }),
  ]);
});

it.each([
  ['lines come back', () => [{ name: 'x', amount: 1 }]],
  ['nothing comes back', () => undefined],
  [
    'one throws',
    () => {
      throw new Error('broken');
    },
  ],
])(
  'a cart that other scripts change before its line items are made is taken as it was where %s, and the console tells',
  (_, filter) => {
    forgetWarnings();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    withFilter(filter);
    expect(items({})).toHaveLength(2);
    expect(String(warn.mock.calls[0]?.[0])).toContain('wcpay.express-checkout.map-line-items');
  },
);

/** Answers of a plugin for subscriptions that begin with a free trial, by the filters' names. */
const withAnswers = (answers: Readonly<Record<string, unknown>>) => {
  const applyFilters = vi.fn((name: string, value: unknown, ..._about: unknown[]) => {
    const key = name.replace('wcpay.express-checkout.', '');
    return key in answers ? answers[key] : value;
  });
  vi.stubGlobal('wp', { hooks: { applyFilters } });
  return applyFilters;
};
const trial = { totals: { ...totals, total_price: '0', total_refund: undefined }, items: [] };

it.each<[string, object, Readonly<Record<string, unknown>>, number, boolean]>([
  ['as it is', {}, {}, 4370, true],
  ['of nothing to pay', trial, {}, 0, false],
  ['that a plugin has raised', trial, { 'total-amount': 990 }, 990, true],
  ['that no wallet may pay', {}, { 'is-cart-eligible': false }, 0, true],
  ['of nothing, though a plugin has wallets for it', trial, { 'is-cart-eligible': true }, 0, false],
  ['that no amount came back for', {}, { 'total-amount': '9,90 €' }, 4370, true],
])('the amount of a cart %s; wallets are offered for more than 0', (_, cart, answers, expected, isEligible) => {
  forgetWarnings();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const applyFilters = withAnswers(answers);
  expect(quote(cart).amount).toBe(expected);
  const about = expect.objectContaining({ needs_shipping: true });
  expect(applyFilters.mock.calls).toContainEqual(['wcpay.express-checkout.is-cart-eligible', isEligible, about]);
});

it.each([
  ['other rates', [rate('z')], ['z']],
  ['none', null, []],
  ['no list', { rate_id: 'z' }, ['a']],
])('of the rates a plugin makes %s', (_, answer, expected) => {
  forgetWarnings();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const applyFilters = withAnswers({ 'shipping-rates': answer });
  expect(ratesOf([rate('a')]).map(({ id }) => id)).toEqual(expected);
  const asked = applyFilters.mock.calls.find(([name]) => name.endsWith('.shipping-rates'));
  expect(asked?.slice(1)).toEqual([
    [expect.objectContaining({ rate_id: 'a' })],
    expect.objectContaining({ needs_shipping: true }),
  ]);
});

const address = {
  line1: 'Trubarjeva 5',
  line2: null,
  city: 'Maribor',
  state: '',
  postal_code: '20 00',
  country: 'si',
};

it('addresses of a wallet while one is chosen have no street, and a postcode without blanks', () => {
  expect(chosenAddress('Anna Maria Huber', { city: 'Wien', state: '', postal_code: '10 60', country: 'AT' })).toEqual({
    first_name: 'Anna',
    last_name: 'Maria Huber',
    company: '',
    address_1: '',
    address_2: '',
    city: 'Wien',
    state: '',
    postcode: '1060',
    country: 'AT',
  });
  expect(chosenAddress(undefined, {})).toMatchObject({ first_name: '', last_name: '', country: '' });
});

it('addresses of a wallet of an order have a last name and a plain phone', () => {
  const billing = billingOf({ name: ' Zala ', email: 'zala@lipa.si', phone: '+386 (41) 123-456', address });
  expect(billing).toMatchObject({
    first_name: 'Zala',
    last_name: '-',
    address_1: 'Trubarjeva 5',
    address_2: '',
    postcode: '20 00',
    country: 'SI',
    phone: '+38641123456',
  });
  expect(shippingOf({ name: 'Zala', address }, billing.phone)).toMatchObject({
    last_name: '-',
    postcode: '2000',
    phone: '+38641123456',
  });
  expect(shippingOf(undefined, '1')).toBeUndefined();
  expect(billingOf(undefined)).toMatchObject({ first_name: '', last_name: '-', email: '', phone: '' });
  expect(plainPhone(undefined)).toBe('');
});

const confirmed = {
  billingDetails: {
    name: 'Ana Novak',
    email: 'ana@lipa.si',
    phone: '1',
    address: { line1: 'a', line2: '', city: 'b', state: '', postal_code: '1000', country: 'SI' },
  },
};

it('the order carries the wallet, the token and where the shopper came from', () => {
  vi.stubGlobal('wcpayFraudPreventionToken', 'token');
  document.body.innerHTML =
    '<input name="wc_order_attribution_source_type" value="organic"><div id="wcpay-express-checkout__order-attribution-inputs"><input name="wc_order_attribution_source_type" value="utm"><input name="wc_order_attribution_utm_term" value=""></div>';
  const payload = orderPayload('google_pay', [{ key: 'wcpay-payment-method', value: 'pm_1' }], confirmed);
  expect(payload.payment_method).toBe('woocommerce_payments');
  expect(Object.fromEntries(payload.payment_data.map(({ key, value }) => [key, value]))).toEqual({
    payment_method: 'card',
    payment_request_type: 'google_pay',
    'wcpay-fraud-prevention-token': 'token',
    'wcpay-payment-method': 'pm_1',
    express_payment_type: 'google_pay',
  });
  expect(payload.extensions).toEqual({ 'woocommerce/order-attribution': { source_type: 'utm' } });
  expect('shipping_address' in payload).toBe(false);
});

it('the order has an empty token without one, and the attribution of any inputs', () => {
  document.body.innerHTML = '<input name="wc_order_attribution_source_type" value="organic">';
  const { payment_data, extensions } = orderPayload('apple_pay', [], {});
  expect(payment_data.find(({ key }) => key === 'wcpay-fraud-prevention-token')?.value).toBe('');
  expect(extensions).toEqual({ 'woocommerce/order-attribution': { source_type: 'organic' } });
});

it('the order that is there already keeps its own addresses', () => {
  const own = { billing_address: { first_name: 'Babica' } };
  const paid = payForOrder(orderPayload('apple_pay', [], confirmed), { id: '9', key: 'k', billingEmail: 'e' }, own);
  expect(paid).toMatchObject({ key: 'k', billing_email: 'e', billing_address: { first_name: 'Babica' } });
});

it.each([
  [
    { email: '', phone: '' },
    { email: 'ana@lipa.si', phone: '1' },
  ],
  [{ email: 'babica@lipa.example' }, { email: 'babica@lipa.example', phone: '1' }],
  [{ phone: '2' }, { email: 'ana@lipa.si', phone: '2' }],
])('the order that is there already and has %j takes the rest of it from the wallet', (contact, paid) => {
  const payload = orderPayload('apple_pay', [], confirmed);
  const own = { billing_address: { first_name: 'Babica', ...contact } };
  expect(payForOrder(payload, { id: '9', key: 'k', billingEmail: '' }, own).billing_address).toEqual({
    first_name: 'Babica',
    ...paid,
  });
});

it.each([
  ['48', 48],
  ['39', 40],
  [60, 55],
  ['', 48],
  [undefined, 48],
  ['44px', 44],
])('the looks of the buttons height %j is %d px', (height, px) => expect(buttonHeight(height)).toBe(px));

const read = (given: Record<string, unknown>) => {
  vi.stubGlobal('wcpayExpressCheckoutParams', given);
  const settings = readSettings();
  if (typeof settings === 'string') throw new Error(settings);
  return settings;
};

it('the looks of the buttons offer two wallets and never the four others', () => {
  const settings = read(params('cart', { button: { type: 'default', theme: 'light-outline' } }));
  expect(buttonOptions(settings, settings.wallets)).toEqual({
    paymentMethods: {
      applePay: 'always',
      googlePay: 'always',
      amazonPay: 'never',
      link: 'never',
      paypal: 'never',
      klarna: 'never',
    },
    layout: { overflow: 'never' },
    buttonTheme: { applePay: 'white-outline', googlePay: 'white' },
    buttonType: { applePay: 'plain', googlePay: 'plain' },
    buttonHeight: 48,
  });
  const { buttonTheme, buttonType } = buttonOptions(
    {
      ...settings,
      button: { type: '', theme: 'neon', height: '', radius: 4 },
    },
    [],
  );
  expect([buttonTheme, buttonType]).toEqual([
    { applePay: 'black', googlePay: 'black' },
    { applePay: 'plain', googlePay: 'buy' },
  ]);
});

it('the page’s settings come with booleans and numbers as text as well', () => {
  const settings = read(
    params('cart', {
      has_block: '',
      checkout: {
        currency_code: 'EUR',
        currency_decimals: '0',
        display_prices_with_tax: '1',
        needs_payer_phone: 'yes',
      },
    }),
  );
  expect(settings).toMatchObject({
    hasBlock: false,
    currency: 'eur',
    decimals: 0,
    withTax: true,
    needsPhone: true,
    countries: [],
  });
});

it.each(['bundle', 'woosb'])('the page’s settings do not price a product of type %s', product_type => {
  expect(read(params('product')).product?.amount).toBe(1990);
  expect(read(params('product', { product: { product_type, total: { amount: 1 } } })).product).toBeUndefined();
});

it.each([
  ['none at all', undefined, 'the page has no wcpayExpressCheckoutParams'],
  ['another context', params('cart', { button_context: 'home' }), 'its button_context is "home"'],
  ['no key', params('cart', { stripe: {} }), 'its settings have no publishableKey'],
])('the page’s settings say what is missing: %s', (_, given, problem) => {
  vi.stubGlobal('wcpayExpressCheckoutParams', given);
  expect(readSettings()).toBe(problem);
});
