import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampQuantity, isBelowMinimum, limitsOf, parseQuantity, stepDown, stepUp } from '../../src/core/quantity';

const limits = (min?: number, max?: number, step = 1) => ({ min, max, step });

describe('a quantity', () => {
  it.each([
    ['2', 2],
    [' 2 ', 2],
    ['0', 0],
    ['1.5', 1.5],
    ['1,5', 1.5],
    ['-3', -3],
    ['', undefined],
    [' ', undefined],
    [null, undefined],
    [undefined, undefined],
    ['any', undefined],
    ['2 kos', undefined],
    ['Infinity', undefined],
    ['1e999', undefined],
  ])('%j is read as %j', (text, number) => {
    expect(parseQuantity(text)).toBe(number);
  });

  it.each([
    ['min="1" max="5" step="2"', limits(1, 5, 2)],
    ['min="0" max=""', limits(0)],
    ['step="any"', limits()],
    ['step="0.1"', limits(undefined, undefined, 0.1)],
    ['step="0"', limits()],
    ['step="-2"', limits()],
    ['step="x" min="x" max="x"', limits()],
    ['', limits()],
  ])('of an input with %s has these limits', (attributes, expected) => {
    const holder = document.createElement('div');
    holder.innerHTML = `<input type="number" ${attributes}>`;
    const input = holder.querySelector('input');
    expect(input && limitsOf(input)).toEqual(expected);
  });

  it.each([
    [undefined, limits(2, 5), 2],
    [undefined, limits(), 1],
    [undefined, limits(0), 0],
    [1, limits(2, 5), 2],
    [9, limits(2, 5), 5],
    [3, limits(2, 5), 3],
    [-4, limits(), -4],
    [1e9, limits(1), 1e9],
  ])('%j within %j is %d', (value, range, expected) => {
    expect(clampQuantity(value, range)).toBe(expected);
  });
});

it.each([
  ['min="2" value="1"', true],
  ['min="2" value="2"', false],
  ['min="0" value="-1"', true],
  ['min="-1" value="-2"', false],
  ['min="" value="1"', false],
  ['min="2" value=""', false],
])('a quantity with %s is to be raised: %j, and never in a row of the cart', (attributes, expected) => {
  for (const place of ['quantity', 'product-quantity']) {
    document.body.innerHTML = `<div class="${place}"><input type="number" ${attributes}></div>`;
    const input = document.querySelector('input');
    expect(input && isBelowMinimum(input)).toBe(expected && place === 'quantity');
  }
});

describe('plus', () => {
  it.each([
    [1, limits(1, 5), 2],
    [4, limits(1, 5, 3), 5],
    [5, limits(1, 5), 5],
    [9, limits(1, 5), 5],
    [99, limits(1), 100],
    [undefined, limits(), 1],
    [0, limits(0), 1],
    [0.2, limits(0.1, undefined, 0.1), 0.3],
    [-2, limits(), -1],
    [undefined, limits(2), 2],
    [1, limits(5), 5],
    [1, limits(5, 3), 3],
  ])('from %j within %j gives %d', (value, range, expected) => {
    expect(stepUp(value, range)).toBe(expected);
  });
});

describe('minus', () => {
  it.each([
    [3, limits(1, 5), 2],
    [2, limits(2, 5), 2],
    [1, limits(2, 5), 2],
    [3, limits(2, 5, 5), 2],
    [1, limits(0), 1],
    [0, limits(0), 0],
    [1.3, limits(0.1, undefined, 0.1), 1.2],
    [1, limits(0.5, undefined, 0.5), 0.5],
    [0.5, limits(0.5, undefined, 0.5), 0.5],
    [undefined, limits(1), 1],
    [undefined, limits(), 0],
    [1, limits(), 1],
    [-2, limits(), -2],
  ])('from %j within %j gives %d', (value, range, expected) => {
    expect(stepDown(value, range)).toBe(expected);
  });

  it('never takes a quantity below 1 where nothing says that less can be bought', () => {
    expect(stepDown(5, limits(undefined, undefined, 10))).toBe(1);
  });
});

describe('steps', () => {
  it('stay within limits whatever the numbers are', () => {
    const any = double({ min: 0, max: 1e6, noNaN: true });
    assert(
      property(any, any, any, (value, min, more) => {
        const range = limits(min, min + more, 0.1);
        expect(stepUp(value, range)).toBeLessThanOrEqual(min + more);
        expect(stepDown(Math.max(value, min), range)).toBeGreaterThanOrEqual(min);
      }),
    );
  });
});
