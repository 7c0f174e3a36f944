import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addExactly,
  digitsOf,
  fixedDigits,
  fromMinor,
  numberDigits,
  numberOf,
  ONE,
  roundUnits,
  timesUnits,
  toMinor,
  unitsOf,
} from '../../src/core/decimal';

const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const asText = (value: number) =>
  `${value < 0 ? '-' : ''}${Math.floor(Math.abs(value) / 100)}.${String(Math.abs(value) % 100).padStart(2, '0')}`;

describe('units', () => {
  it.each([
    ['12.5', '12.5'],
    ['12,50', '12.5'],
    [' 7 ', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-1', '-1'],
    ['+2', '2'],
    ['1e9', '1000000000'],
    ['1e-3', '0.001'],
    ['-1.25e12', '-1250000000000'],
    [0.1 + 0.2, '0.3'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
    ['0.0000000000005', '0.000000000001'],
    [-0, '0'],
  ])('reads %j as %s', (value, digits) => {
    expect(digitsOf(unitsOf(value) ?? -1n)).toBe(digits);
  });

  it.each([
    '',
    ' ',
    'abc',
    '.',
    '-',
    '1.2.3',
    '1,2,3',
    '1.234,5',
    '--1',
    '12px',
    'e',
    'Infinity',
    Number.NaN,
    Infinity,
    null,
    undefined,
    true,
    {},
  ])('takes %j for no number', value => expect(unitsOf(value)).toBeUndefined());

  it('rounds half away from zero on the digits', () => {
    const rounded = (value: string, decimals: number) => digitsOf(roundUnits(unitsOf(value) ?? 0n, decimals));
    expect(rounded('1.005', 2)).toBe('1.01');
    expect(rounded('-1.005', 2)).toBe('-1.01');
    expect(rounded('1.004999', 2)).toBe('1');
    expect(rounded('2.5', 0)).toBe('3');
    expect(rounded('2.123456789', 20)).toBe('2.123456789');
  });

  it.each([
    ['1.004999', 2, '1.00'],
    ['-1.005', 2, '-1.01'],
    ['39.825', 2, '39.83'],
    ['2.5', 0, '3'],
    ['2', 2, '2.00'],
    ['0.4', 0, '0'],
    ['-0.001', 2, '0.00'],
  ])('prints %s with %i decimals: %s', (text, decimals, digits) => {
    expect(fixedDigits(unitsOf(text) ?? 0n, decimals)).toBe(digits);
  });

  it.each([
    [1990, 2, 2, 1990],
    [19900, 3, 2, 1990],
    [19905, 3, 2, 1991],
    [-19905, 3, 2, -1991],
    [-4, 3, 2, 0],
    [20, 0, 2, 2000],
    [1990, 2, 0, 20],
  ])('of %i in a minor unit of %i digits are, with %i digits, %i', (amount, from, to, minor) => {
    expect(toMinor(fromMinor(amount, from), to)).toBe(minor);
  });

  it('adds and multiplies cents without an error', () => {
    fc.assert(
      fc.property(fc.array(cents), fc.integer({ min: 0, max: 1_000_000 }), (all, factor) => {
        const sum = all.reduce((total, value) => total + (unitsOf(asText(value)) ?? 0n), 0n);
        const exact = all.reduce((total, value) => total + BigInt(value), 0n);
        expect(sum).toBe(exact * (ONE / 100n));
        expect(timesUnits(sum, BigInt(factor) * ONE)).toBe(sum * BigInt(factor));
      }),
    );
  });

  it('gives a number back as it was', () => {
    fc.assert(
      fc.property(cents, value => {
        expect(numberOf(unitsOf(value / 100) ?? 0n)).toBe(value / 100 + 0);
        expect(numberDigits(value / 100)).toBe(String(value / 100 + 0));
      }),
    );
  });

  it('adds decimals without binary noise', () => {
    expect([addExactly(0.1, 0.2), addExactly(1.1, -0.1), addExactly(1e-7, 2e-7), addExactly(1e21, 1)]).toEqual([
      0.3, 1, 3e-7, 1e21,
    ]);
  });

  it('adds tenths, hundredths and thousandths as on paper', () => {
    const places = fc.integer({ min: 0, max: 3 });
    const whole = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(places, whole, whole, (digits, a, b) => {
        const scale = 10 ** digits;
        expect(addExactly(a / scale, b / scale)).toBe((a + b) / scale || 0);
      }),
    );
  });

  it('takes what is no finite number for 0', () => {
    expect([addExactly(Number.NaN, 2), addExactly(2, Number.NaN), numberDigits(Number.NaN)]).toEqual([2, 2, '0']);
  });
});

// One that tries every way to part the digits would not end while anybody waits.
it('reads a number of a million digits once', () => {
  expect(unitsOf(`${'1'.repeat(1_000_000)}x`)).toBeUndefined();
  expect(unitsOf('1.5e2')).toBe(unitsOf(150));
  expect(unitsOf('.5e1')).toBe(unitsOf(5));
});
