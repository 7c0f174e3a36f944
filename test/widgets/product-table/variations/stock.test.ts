import { expect, it } from 'vitest';
import { stockText } from '../../../../widgets/product-table/show/showAvailability';

const RANGES = [
  [1, 5, 'Le še [stock]'],
  [5, 10, 'Še [stock] od [stock]'],
  ['11', '', 'Dovolj'],
];

it.each([
  ['1', 'Le še 1'],
  ['4', 'Le še 4'],
  // The last range that it is in.
  ['5', 'Še 5 od 5'],
  ['10', 'Še 10 od 10'],
  ['11', 'Dovolj'],
  ['4000', 'Dovolj'],
  ['0', '0'],
  ['-1', ''],
  ['', ''],
])('what is said of a stock: %s: %s', (stock, text) => {
  expect(stockText(stock, RANGES)).toBe(text);
});

it('what is said of a stock is a label also of a negative one', () => {
  expect(stockText('-2', [[-5, -1, 'Naročeno']])).toBe('Naročeno');
});

it('what is said of a stock is the number without ranges, or with odd ones', () => {
  expect([stockText('3', []), stockText('3', 'abc'), stockText('3', [7, null, ['x']])]).toEqual(['3', '3', '']);
});
