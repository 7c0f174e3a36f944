import { describe, expect, it } from 'vitest';
import { readCounter, readWishlistAnswer, readWishlistData } from '../../../src/core/wishlist/wishlistData';

const list = (...variations: readonly unknown[]) => ({ 11: { ID: 11, title: 'Seznam', in: variations } });

describe('wishlists_data', () => {
  it('names variations by their own ids, and products without one by theirs', () => {
    const data = readWishlistData({ products: { 44: list(0), 173: list('174', 175) }, counter: '3' });
    expect([...(data?.ids ?? [])]).toEqual(['44', '174', '175']);
    expect(data?.counter).toBe(3);
  });

  it('counts an id once that is in two lists, or twice in one', () => {
    const data = readWishlistData({ products: { 44: { 11: { in: [0, '0', 0] }, 12: { in: [0] } } }, counter: 1 });
    expect([...(data?.ids ?? [])]).toEqual(['44']);
  });

  it('takes PHP’s empty list for no products, and no list of anything else', () => {
    expect(readWishlistData({ products: [], counter: 0 })?.ids?.size).toBe(0);
    expect(readWishlistData({ products: ['x'], counter: 2 })).toMatchObject({ ids: undefined, counter: 2 });
    expect(readWishlistData({ products: { 44: 'x', 45: { 11: 7 } }, counter: 2 })?.ids?.size).toBe(0);
  });

  it.each([undefined, null, 'x', [], {}, { products: 'x', counter: false }])('is none: %j', value => {
    expect(readWishlistData(value)).toBeUndefined();
  });

  it.each([
    [3, 3],
    ['3', 3],
    [0, 0],
    [false, undefined],
    ['', undefined],
    [null, undefined],
    ['3 kosi', undefined],
    [-1, undefined],
    [1.5, undefined],
  ])('a counter of %j is %j', (value, counter) => {
    expect(readCounter(value)).toBe(counter);
  });
});

describe('an answer', () => {
  it('says what was done', () => {
    const answer = readWishlistAnswer({ status: false, removed: true, wishlists_data: { counter: 0 } }, '/');
    expect(answer).toMatchObject({ status: false, isRemoved: true, message: '', forcedTo: '', data: { counter: 0 } });
  });

  it.each([null, [], 'ok', 1, {}, { fragments: {} }])('is none: %j', value => {
    expect(() => readWishlistAnswer(value, '/zelje/')).toThrow(/none of the wishlist/);
  });
});
