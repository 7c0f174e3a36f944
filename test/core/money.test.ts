// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EURO, formatMoney, formatOf, minorOfDecimal, parseMinor } from '../../src/core/money';

const amounts = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

describe('an amount', () => {
  it.each([
    [1290, '12.90\u00a0€'],
    [5, '0.05\u00a0€'],
    [0, '0.00\u00a0€'],
    [-1290, '-12.90\u00a0€'],
    [123456789, '1234567.89\u00a0€'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91\u00a0€'],
  ])('of %i cents reads %s', (minor, text) => {
    expect(formatMoney(minor)).toBe(text);
  });

  it('groups thousands, puts the symbol first and drops decimals where the format says so', () => {
    const format = { ...EURO, priceFormat: '%1$s%2$s', thousandSeparator: ',', symbol: '$' };
    expect(formatMoney(123456789, format)).toBe('$1,234,567.89');
    expect(formatMoney(-1234, { ...format, decimals: 0 })).toBe('-$1,234');
    expect(formatMoney(100000, { ...format, decimals: 3 })).toBe('$100.000');
  });

  it('takes separators and symbols literally', () => {
    expect(formatMoney(123456, { ...EURO, symbol: "$'$&%2$s", thousandSeparator: '$&' })).toBe(
      "1$&234.56\u00a0$'$&%2$s",
    );
  });

  it('has the digits of its minor units, for any amount and format', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom('', '.', ' '),
        (minor, decimals, separator) => {
          const format = { ...EURO, decimals, decimalSeparator: ',', thousandSeparator: separator };
          const text = formatMoney(minor, format);
          expect(BigInt(text.replace(/[^\d-]/g, ''))).toBe(BigInt(minor));
          expect(text.split(',')[1]?.replace(/\D/g, '').length ?? 0).toBe(decimals);
        },
      ),
    );
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('of %d is refused', minor => {
    expect(() => formatMoney(minor)).toThrow(RangeError);
  });

  it('prints like the page with the currency of a Store API answer, whose space is an ordinary one', () => {
    const block = {
      currency_symbol: '€',
      currency_minor_unit: 2,
      currency_decimal_separator: '.',
      currency_thousand_separator: '',
      currency_prefix: '',
      currency_suffix: ' €',
    };
    expect(formatMoney(1290, formatOf(block))).toBe(formatMoney(1290));
    expect(formatMoney(1290, formatOf({ ...block, currency_prefix: '$', currency_suffix: '' }))).toBe('$12.90');
  });
});

describe('minor units', () => {
  it('are read from integers as text or number', () => {
    fc.assert(
      fc.property(amounts, minor => {
        expect(parseMinor(String(minor))).toBe(minor);
        expect(parseMinor(minor)).toBe(minor);
      }),
    );
    expect(parseMinor('-0')).toBe(0);
  });

  it.each(['', ' ', '12.90', '1e3', 'abc', '9007199254740993', null, undefined, 1.5, true, {}])(
    'are not read from %j',
    value => {
      expect(parseMinor(value)).toBeUndefined();
    },
  );

  it('are what a decimal amount was printed from', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 4 }), (minor, decimals) => {
        const text = formatMoney(minor, { ...EURO, decimals, priceFormat: '%2$s' });
        expect(minorOfDecimal(text, decimals)).toBe(minor);
      }),
    );
  });

  it('of a decimal amount are rounded on its written digits, half away from zero', () => {
    expect(minorOfDecimal(12.9)).toBe(1290);
    expect(minorOfDecimal('1.005')).toBe(101);
    expect(minorOfDecimal('-1.005')).toBe(-101);
    expect(minorOfDecimal('1.0049')).toBe(100);
    expect(minorOfDecimal('-0.001')).toBe(0);
    expect(minorOfDecimal('7')).toBe(700);
  });

  it.each(['', '12,90', '1.2.3', '€5', 1e21, null, Number.NaN])('of %j are unknown', value => {
    expect(minorOfDecimal(value)).toBeUndefined();
  });
});
