import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  baseName,
  formatQuery,
  lastValue,
  override,
  parseQuery,
  without,
} from '../../../../../widgets/product-table/table/query/pairs';

it('a query keeps order and repeats, and reads + as a space', () => {
  expect(parseQuery('?a%5B%5D=1&b=x+y&a%5B%5D=2&c')).toEqual([
    ['a[]', '1'],
    ['b', 'x y'],
    ['a[]', '2'],
    ['c', ''],
  ]);
});

it('a query keeps what is behind a second = and does not stumble over a lone %', () => {
  expect(parseQuery('a=b=c&d=50%&e=%zz')).toEqual([
    ['a', 'b=c'],
    ['d', '50%'],
    ['e', '%zz'],
  ]);
});

it('a query survives the way to the server and back, whatever is in it', () => {
  const text = fc.string({ unit: 'grapheme' });
  const pairs = fc.array(fc.tuple(text.filter(Boolean), text));
  fc.assert(
    fc.property(pairs, list => {
      expect(parseQuery(formatQuery(list))).toEqual(list);
    }),
  );
});

it('a query encodes spaces as %20 and half a character as its replacement', () => {
  expect(formatQuery([['310_search_1', 'rdeča škatla \uD800']])).toBe(
    '310_search_1=rde%C4%8Da%20%C5%A1katla%20%EF%BF%BD',
  );
});

it('the last of several values counts, as on the server', () => {
  expect(lastValue(parseQuery('o=1&o=2'), 'o')).toBe('2');
  expect(lastValue([], 'o')).toBeUndefined();
});

it('lists are one name, with an index or without', () => {
  expect(['a[0]', 'a[12]', 'a[]', 'a', 'a[b]'].map(baseName)).toEqual(['a[]', 'a[]', 'a[]', 'a', 'a[b]']);
  expect(without(parseQuery('a[0]=1&a[1]=2&b=3'), ['a[]'])).toEqual([['b', '3']]);
});

it('a change takes the place of every value of its names', () => {
  const base = parseQuery('c[0]=12&c[1]=15&s=x');
  expect(override(base, [['c[]', '7']])).toEqual([
    ['s', 'x'],
    ['c[]', '7'],
  ]);
});
