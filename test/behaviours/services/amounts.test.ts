import fc from 'fast-check';
import { expect, it } from 'vitest';
import { major, parseProduct } from '../../../src/behaviours/services/analytics/item';
import { centsOf } from '../../../src/behaviours/services/analytics/shownProducts';

it.each([
  ['12.90 €', 1290],
  ['12,90 €', 1290],
  ['1.290,00 €', 129000],
  ['1,290.5 €', 129050],
  ['1.290 €', 129000],
  ['€ 7', 700],
  ['brezplačno', undefined],
  ['', undefined],
])('the shown amount %j', (shown, cents) => {
  expect(centsOf(shown)).toBe(cents);
});

it('amounts in major units are those that were written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), cents => {
      expect(major(cents, 2)).toBe(Number(`${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`));
    }),
  );
});

it.each([undefined, null, 7, 'x', [], {}, { name: '' }])('%j is no product', value => {
  expect(parseProduct(value)).toBeUndefined();
});

it('odd fields of a product have their defaults', () => {
  expect(parseProduct({ name: 'Šal', id: null, quantity: -1, prices: { price: '1.5' }, categories: 'x' })).toEqual({
    id: '',
    sku: '',
    name: 'Šal',
    categories: [],
    price: undefined,
    decimals: 2,
    quantity: 1,
    variant: '',
    discounted: undefined,
  });
});
