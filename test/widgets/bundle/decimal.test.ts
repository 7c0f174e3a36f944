import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Decimal,
  digitsOf,
  isLess,
  minus,
  numberOf,
  parseDecimal,
  plus,
  roundTo,
  times,
  wholesOf,
} from '../../../widgets/bundle/decimal';

const decimal = fc.record({ units: fc.bigInt(-(10n ** 12n), 10n ** 12n), places: fc.integer({ min: 0, max: 6 }) });
const at = ({ units, places }: Decimal) => units * 10n ** BigInt(20 - places);

describe('parseDecimal', () => {
  it.each([
    ['19.9', '19.9'],
    ['19,9', '19.9'],
    [' 0.50 ', '0.50'],
    ['7', '7'],
    ['7.', '7'],
    ['-0.5', '-0.5'],
    ['10.123456789012345678', '10.123456789012345'],
  ])('reads %j', (text, digits) => {
    const read = parseDecimal(text);
    expect(read && digitsOf(read)).toBe(digits);
  });

  it.each(['', 'abc', '1.234,5', '1e3', '--1', '.', 'NaN', 'Infinity', null, undefined])('refuses %j', text => {
    expect(parseDecimal(text)).toBeUndefined();
  });

  it('gives back every number that it printed', () => {
    fc.assert(
      fc.property(decimal, value => {
        const read = parseDecimal(digitsOf(value));
        expect(read && at(read)).toBe(at(value));
      }),
    );
  });
});

describe('arithmetic', () => {
  it('is exact', () => {
    fc.assert(
      fc.property(decimal, decimal, (a, b) => {
        expect(at(plus(a, b))).toBe(at(a) + at(b));
        expect(at(minus(plus(a, b), b))).toBe(at(a));
        expect(at(times(a, b)) * 10n ** 20n).toBe(at(a) * at(b));
        expect(isLess(a, b)).toBe(at(a) < at(b));
      }),
    );
    expect(digitsOf(plus({ units: 1n, places: 1 }, { units: 2n, places: 1 }))).toBe('0.3');
  });

  it.each([
    ['1.005', 2, '1.01'],
    ['1.004999', 2, '1.00'],
    ['-1.005', 2, '-1.01'],
    ['39.825', 2, '39.83'],
    ['2.5', 0, '3'],
    ['2', 2, '2.00'],
    ['0.4', 0, '0'],
  ])('rounds %s to %i places: %s', (text, places, digits) => {
    expect(digitsOf(roundTo(parseDecimal(text) ?? { units: 0n, places: 0 }, places))).toBe(digits);
  });

  it('is never off by more than half a unit when it rounds', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: 0, max: 4 }), (value, places) => {
        const off = at(minus(roundTo(value, places), value));
        expect((off < 0n ? -off : off) * 2n <= 10n ** BigInt(20 - places)).toBe(true);
      }),
    );
  });

  it.each([
    ['3', '0.1', 30],
    ['49', '4.9', 10],
    ['7', '2', 3],
    ['0', '2', 0],
    ['1', '2', 0],
  ])('counts how many times into %s goes %s', (stock, quantity, wholes) => {
    expect(wholesOf(parseDecimal(stock) ?? fail(), parseDecimal(quantity) ?? fail())).toBe(wholes);
  });

  it('prints numbers without trailing zeros', () => {
    expect(String(numberOf({ units: 250n, places: 2 }))).toBe('2.5');
    expect(String(numberOf({ units: 200n, places: 2 }))).toBe('2');
  });
});

function fail(): never {
  throw new Error('no decimal');
}
