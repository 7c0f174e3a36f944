import { beforeEach, expect, it, vi } from 'vitest';
import { isEnough, priceOf, quantityOf, times } from '../../../widgets/pay-later/prices';
import { readSettings } from '../../../widgets/pay-later/settings';

const BASE = { amount: 5990, currency: 'eur' };
const marker = document.createElement('div');

/** Reads settings that the page prints. */
function read(settings: Record<string, unknown>) {
  vi.stubGlobal('wcpayStripeSiteMessaging', { publishableKey: 'pk_1', ...settings });
  return readSettings(marker);
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it('the settings of pay-later messages are read as the platform prints them: texts at the top, types below', () => {
  const settings = read({
    accountId: 'acct_1',
    isCart: '1',
    isCartBlock: '',
    cartTotal: '4370',
    minimumOrderAmount: '3500',
    currencyCode: 'eur',
    productVariations: { base_product: BASE, 7: { amount: '6990', currency: 'EUR' } },
  });
  expect(settings).toMatchObject({ accountId: 'acct_1', isCart: true, cartTotal: 4370, minimumOrderAmount: 3500 });
  expect(settings.currencyCode).toBe('EUR');
  expect([...settings.prices]).toEqual([
    ['7', { amount: 6990, currency: 'EUR' }],
    ['base_product', { amount: 5990, currency: 'EUR' }],
  ]);
});

it.each([
  ['a text', 'n1', 'n1'],
  ['one of several', { get_cart_total: 'n2', is_bnpl_available: 'n3' }, 'n2'],
  ['none of several', { is_bnpl_available: 'n3' }, ''],
  ['a number', 7, ''],
])('the settings of pay-later messages have a nonce that is %s', (_, nonce, expected) => {
  expect(read({ nonce }).nonce).toBe(expected);
});

it('the settings of pay-later messages have defaults for whatever is odd', () => {
  const odd = {
    accountId: null,
    locale: 7,
    country: {},
    nonce: [],
    productId: null,
    productVariations: [],
    paymentMethods: 'klarna',
    currencyCode: 'evro',
    cartTotal: '43.70',
    minimumOrderAmount: 'x',
    isCart: 'ne',
  };
  expect(read(odd)).toMatchObject({
    accountId: '',
    locale: '',
    country: '',
    nonce: '',
    productId: 'base_product',
    paymentMethods: [],
    currencyCode: '',
    cartTotal: undefined,
    minimumOrderAmount: 0,
    isCart: false,
  });
  const prices = {
    base_product: { amount: -1, currency: 'EUR' },
    1: { amount: 1.5, currency: 'EUR' },
    2: null,
    3: [],
  };
  expect(read({ productVariations: prices }).prices.size).toBe(0);
});

it.each([
  ['none', undefined],
  ['a text', 'x'],
  ['no key', { accountId: 'acct_1' }],
  ['an empty key', { publishableKey: '' }],
  ['a cart block', { publishableKey: 'pk_1', isCartBlock: '1' }],
])('the settings of pay-later messages leave the place as it is: %s', (_, settings) => {
  vi.stubGlobal('wcpayStripeSiteMessaging', settings);
  expect(() => readSettings(marker)).toThrow(/^pay-later: /);
});

it('the settings of pay-later messages tell the cart’s total once: it may have changed for a place that comes later', () => {
  expect(read({}).isUsed).toBe(false);
  expect(readSettings(marker).isUsed).toBe(true);
  expect(read({}).isUsed).toBe(false);
});

const settings = () =>
  read({ minimumOrderAmount: 3500, productVariations: { base_product: BASE, 7: { ...BASE, amount: 6990 } } });

it('the price of a message is that of the variation, else of the product', () => {
  expect(priceOf(settings(), undefined)?.amount).toBe(5990);
  expect(priceOf(settings(), '7', 1)?.amount).toBe(6990);
  expect(priceOf(settings(), '8', 12.9)).toEqual({ amount: 1290, currency: 'EUR' });
  expect(priceOf({ ...settings(), productId: '7' }, undefined)?.amount).toBe(6990);
  expect(priceOf({ ...settings(), productId: '9' }, undefined)?.amount).toBe(5990);
  expect(priceOf(settings(), '8', 'x')).toBeUndefined();
  expect(priceOf(read({}), '8', 12.9)).toBeUndefined();
  expect(priceOf(read({ currencyCode: 'JPY' }), '8', 1290)).toEqual({ amount: 1290, currency: 'JPY' });
});

it.each([
  ['3', 3],
  ['0.5', 0.5],
  ['', 1],
  ['0', 1],
  ['-2', 1],
  ['x', 1],
  ['Infinity', 1],
])('the price of a message counts a quantity of %j as %d', (value, quantity) => {
  const field = document.createElement('input');
  field.value = value;
  expect(quantityOf(field)).toBe(quantity);
});

it('the price of a message counts one where there is no field', () => expect(quantityOf(undefined)).toBe(1));

it('the price of a message is a whole number, and enough from the minimum on', () => {
  expect(times({ amount: 333, currency: 'EUR' }, 0.5).amount).toBe(167);
  const isEnoughAt = (amount: number) => isEnough({ amount, currency: 'EUR' }, settings());
  expect([3499, 3500].map(isEnoughAt)).toEqual([false, true]);
  expect(isEnough({ amount: 0, currency: 'EUR' }, read({}))).toBe(false);
  expect(isEnough(undefined, read({}))).toBe(false);
});
