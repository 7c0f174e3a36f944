// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedDigits, fromMinor } from '../../src/core/decimal';
import { minorOfDecimal, parseMinor } from '../../src/core/money';

const amounts = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

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
        const text = fixedDigits(fromMinor(minor, decimals), decimals);
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
    expect(minorOfDecimal(' 12.90\n')).toBe(1290);
  });

  it.each(['', '12,90', '1.2.3', '€5', '90071992547409.92', 1e21, null, [12.9], Number.NaN])(
    'of %j are unknown',
    value => {
      expect(minorOfDecimal(value)).toBeUndefined();
    },
  );
});
