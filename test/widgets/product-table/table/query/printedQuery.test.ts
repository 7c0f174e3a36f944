import { expect, it } from 'vitest';
import { readPrintedQuery } from '../../../../../widgets/product-table/table/query/buildQuery';

const persisted = ['s', 'post_type'];
const read = (printed: string, sent: readonly (readonly [string, string])[] = []) =>
  Object.fromEntries(readPrintedQuery(printed, persisted, sent));

it('reads lists with their indexes, and values as they are printed', () => {
  const printed = '?310_product_cat%5B0%5D=12&310_product_cat%5B1%5D=15&310_search_1=rdeča škatla&310_paged=2';
  expect(read(printed)).toEqual({
    '310_product_cat[0]': '12',
    '310_product_cat[1]': '15',
    '310_search_1': 'rdeča škatla',
    '310_paged': '2',
  });
});

it.each([
  ['50% & more', '50% & more'],
  ['a&b=c&d', 'a&b=c&d'],
  ['#1 = best', '#1 = best'],
  ['1 + 1', '1 + 1'],
  ['pet \\"zlatih\\" \\\'jabolk\\\'', 'pet "zlatih" \'jabolk\''],
  ['šal čž', 'šal čž'],
  ['%C5%A1al', 'šal'],
])('the search for %s is one value', (printed, text) => {
  expect(read(`?7_search_1=${printed}&7_paged=2&s=x`)).toEqual({ '7_search_1': text, '7_paged': '2', s: 'x' });
});

it('takes what was sent where the server printed the name, and only there', () => {
  const sent = [
    ['7_search_1', 'a&7_b=c'],
    ['7_orderby', 'option_0'],
    ['7_orderby', 'relevance'],
    ['7_order', ''],
  ] as const;
  expect(read('?7_search_1=a&7_b=c&7_orderby=relevance&7_device=laptop', sent)).toMatchObject({
    '7_search_1': 'a&7_b=c',
    '7_orderby': 'relevance',
    '7_device': 'laptop',
  });
  expect(read('?7_device=laptop', sent)).toEqual({ '7_device': 'laptop' });
});

it('has no names that are empty or undefined', () => {
  expect(read('?7_order&7_price_range=&7_paged=undefined&7_device=laptop')).toEqual({ '7_device': 'laptop' });
  expect(read('')).toEqual({});
  expect(read('?')).toEqual({});
});
