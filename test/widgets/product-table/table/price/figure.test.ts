import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import type { MoneyFormat } from '../../../../../src/core/money';
import {
  formatFigure,
  formatPrice,
  parsePrice,
  readNotation,
} from '../../../../../widgets/product-table/table/price/prices';

const slovenian: MoneyFormat = {
  symbol: '€',
  priceFormat: '%2$s\u00a0%1$s',
  decimals: 2,
  decimalSeparator: ',',
  thousandSeparator: '.',
};
const english: MoneyFormat = { ...slovenian, decimalSeparator: '.', thousandSeparator: ',' };
const spaced: MoneyFormat = { ...slovenian, thousandSeparator: '\u00a0' };
const plain: MoneyFormat = { ...slovenian, decimalSeparator: '.', thousandSeparator: '' };

afterEach(() => Reflect.deleteProperty(globalThis, 'wcpt_params'));

/** Has the page print prices in a notation. @returns what `read` then returns */
function inNotation<Read>(notation: MoneyFormat, read: () => Read): Read {
  Reflect.set(globalThis, 'wcpt_params', {
    currency_symbol: notation.symbol,
    price_format: notation.priceFormat,
    price_decimals: String(notation.decimals),
    price_decimal_separator: notation.decimalSeparator,
    price_thousand_separator: notation.thousandSeparator,
  });
  return read();
}
const figureOf = (value: number | string, notation: MoneyFormat) => inNotation(notation, () => formatFigure(value));
const priceOf = (value: number | string, notation: MoneyFormat) => inNotation(notation, () => formatPrice(value));
const numberIn = (value: unknown, notation: MoneyFormat) => inNotation(notation, () => parsePrice(value));

it.each([
  [5, '5'],
  [12.5, '12,50'],
  [1234.5, '1.234,50'],
  [1234567, '1234.567'],
  [-1234.5, '-1.234,50'],
  [-5, '-5'],
  [-999, '-999'],
  [0, '0'],
  [0.1 + 0.2, '0,30'],
  [1.005, '1,01'],
  ['12.5', '12,50'],
  ['', ''],
  ['abc', ''],
  [Number.NaN, ''],
])('a figure of %j is %j', (value, figure) => expect(figureOf(value, slovenian)).toBe(figure));

it('a figure follows the decimals and separators of the shop', () => {
  expect(figureOf(1234.5, plain)).toBe('1234.50');
  expect(figureOf(1234.5, { ...slovenian, decimals: 0 })).toBe('1.235');
  expect(figureOf(1234.5, { ...slovenian, decimals: 3 })).toBe('1.234,500');
  expect(figureOf(1234.5, { ...slovenian, thousandSeparator: '$&' })).toBe('1$&234,50');
});

it('a figure becomes a price with its currency, the sign before everything', () => {
  expect(priceOf(12.5, slovenian)).toBe('12,50\u00a0€');
  expect(priceOf(-3, { ...slovenian, symbol: '$', priceFormat: '%1$s%2$s' })).toBe('-$3');
  expect(priceOf(3, { ...slovenian, symbol: '$&' })).toBe('3\u00a0$&');
  expect(priceOf('', slovenian)).toBe('');
});

it.each([
  [12.5, slovenian, 12.5],
  [12.5, english, 12.5],
  ['12,50', slovenian, 12.5],
  ['1.234,50', slovenian, 1234.5],
  ['1.234.567,50', slovenian, 1234567.5],
  ['1.234', slovenian, 1234],
  ['12.5', slovenian, 12.5],
  ['12.50', slovenian, 12.5],
  ['1234', slovenian, 1234],
  ['1,234.50', english, 1234.5],
  ['1.234', english, 1.234],
  ['1\u00a0234,50', spaced, 1234.5],
  ['9.99', plain, 9.99],
  ['-12,50', slovenian, -12.5],
  ['12,50', { ...slovenian, thousandSeparator: ',' }, 12.5],
  [' 12,50 ', slovenian, 12.5],
])('a price: %j is read', (value, notation, price) => expect(numberIn(value, notation)).toBe(price));

it.each(['', 'brezplačno', null, undefined, false, {}, Number.NaN])('a price: %j is none', value =>
  expect(numberIn(value, slovenian)).toBeUndefined(),
);

it('a price is read back from its figure, in every notation', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_000, max: 100_000_000 }),
      fc.constantFrom(slovenian, english, spaced, plain),
      (cents, notation) => {
        expect(numberIn(figureOf(cents / 100, notation), notation)).toBe(cents / 100 + 0);
      },
    ),
  );
});

it.each([
  ['', ','],
  ['sl-SI', ','],
  ['en', '.'],
  ['ni_jezik', ','],
])('the notation of a page in “%s” that says nothing is that of its language: %s', (lang, separator) => {
  document.documentElement.lang = lang;
  expect(readNotation().decimalSeparator).toBe(separator);
  expect(parsePrice('2,50')).toBe(2.5);
  document.documentElement.lang = '';
});

it('the notation is the page’s, and euros where the page says nothing of use', () => {
  Reflect.set(globalThis, 'wcpt_params', {
    price_decimals: '3',
    price_decimal_separator: ',',
    price_thousand_separator: ' ',
    price_format: '%1$s%2$s',
    currency_symbol: 'kn',
  });
  expect(formatPrice(1234.5)).toBe('kn1 234,500');
  Reflect.set(globalThis, 'wcpt_params', { price_decimals: 'x' });
  expect(formatPrice(2.5)).toBe('2,50\u00a0€');
});
