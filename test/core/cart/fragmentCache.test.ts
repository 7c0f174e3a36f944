import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FragmentCache, openFragmentCache } from '../../../src/core/cart/fragmentCache';
import {
  CREATED_KEY,
  clearCart,
  DAY,
  FRAGMENT_KEY,
  fragmentsWith,
  fullArea,
  HASH_KEY,
  putCache,
  putCartCookies,
  putShopSettings,
} from './helpers';

const NOW = 1_800_000_000_000;

function open(): FragmentCache {
  const cache = openFragmentCache();
  if (!cache) throw new Error('the page has no cache');
  return cache;
}

beforeEach(() => {
  clearCart();
  putShopSettings();
});

describe('at the start of a page', () => {
  const showing = { fragments: fragmentsWith('one'), hash: 'abc' };

  it('a cache with the server’s hash is shown', () => {
    putCache('one', 'abc', NOW - 1000);
    putCartCookies('abc');
    expect(open().read(NOW)).toEqual(showing);
  });

  it.each([
    ['nothing was kept', () => {}],
    ['another hash is in the cookie', () => putCartCookies('def')],
    ['the cookie has gone', () => putCartCookies('')],
    ['a hash has no time of its making', () => sessionStorage.removeItem(CREATED_KEY)],
    ['the time of its making is no number', () => sessionStorage.setItem(CREATED_KEY, 'undefined')],
    ['the time of its making is zero', () => sessionStorage.setItem(CREATED_KEY, '0')],
    ['it is older than 24 hours', () => sessionStorage.setItem(CREATED_KEY, String(NOW - DAY - 1))],
    ['the mini-cart’s fragment is missing', () => sessionStorage.setItem(FRAGMENT_KEY, '{"a.cart":"<a></a>"}')],
    [
      'the mini-cart’s fragment is no HTML',
      () => sessionStorage.setItem(FRAGMENT_KEY, '{"div.widget_shopping_cart_content":5}'),
    ],
    ['its JSON is corrupt', () => sessionStorage.setItem(FRAGMENT_KEY, 'undefined')],
    ['its JSON is no map', () => sessionStorage.setItem(FRAGMENT_KEY, '["x"]')],
    ['its JSON is null', () => sessionStorage.setItem(FRAGMENT_KEY, 'null')],
    ['the fragments are missing', () => sessionStorage.removeItem(FRAGMENT_KEY)],
    ['the hash is missing', () => sessionStorage.removeItem(HASH_KEY)],
  ])('the shop is asked when %s', (_case, spoil) => {
    putCache('one', 'abc', NOW - 1000);
    putCartCookies('abc');
    if (_case === 'nothing was kept') sessionStorage.clear();
    spoil();
    expect(open().read(NOW)).toBeUndefined();
  });

  it('a cache that is 24 hours old to the millisecond is shown', () => {
    putCache('one', 'abc', NOW - DAY);
    putCartCookies('abc');
    expect(open().read(NOW)).toEqual(showing);
  });

  it('an empty cart needs no time and no cookie', () => {
    putCache('empty', '');
    expect(open().read(NOW)).toEqual({ fragments: fragmentsWith('empty'), hash: '' });
  });

  it('an empty cart whose time has run out is asked for', () => {
    putCache('empty', '', NOW - DAY - 1);
    expect(open().read(NOW)).toBeUndefined();
  });
});

describe('the cache', () => {
  it('has its time left, and none when nothing counts down', () => {
    expect(open().lifeLeft(NOW)).toBeUndefined();
    putCache('one', 'abc', NOW - 1000);
    expect(open().lifeLeft(NOW)).toBe(DAY - 1000);
    expect(open().lifeLeft(NOW + 2 * DAY)).toBe(0);
  });

  it('keeps a refreshed cart under the shop’s names, and counts from now', () => {
    putCache('old', 'abc', 1);
    open().keepRefreshed(fragmentsWith('new'), 'def', NOW);
    const { sw_cart_page: _, ...kept } = { ...sessionStorage };
    expect(kept).toEqual({
      [FRAGMENT_KEY]: JSON.stringify(fragmentsWith('new')),
      [HASH_KEY]: 'def',
      [CREATED_KEY]: String(NOW),
    });
    expect(localStorage.getItem(HASH_KEY)).toBe('def');
  });

  it('keeps numbers and data among the fragments', () => {
    const cache = open();
    const fragments = { ...fragmentsWith('one'), count: 3, info: { total: '12.00' } };
    cache.keepRefreshed(fragments, 'abc', NOW);
    putCartCookies('abc');
    expect(cache.read(NOW)).toEqual({ fragments, hash: 'abc' });
  });

  it('of an empty cart is not shown on a page in another language', () => {
    document.documentElement.lang = 'sl';
    open().keepRefreshed(fragmentsWith('Prazna'), '', NOW);
    expect(open().read(NOW)).toBeDefined();
    document.documentElement.lang = 'en';
    expect(open().read(NOW)).toBeUndefined();
  });

  it('does not tell other tabs of an answer that one of them has led to', () => {
    open().keepRefreshed(fragmentsWith('one'), 'abc', NOW);
    open().keepRefreshed(fragmentsWith('ena'), 'def', NOW, false);
    expect([sessionStorage.getItem(HASH_KEY), localStorage.getItem(HASH_KEY)]).toEqual(['def', 'abc']);
  });

  it('counts nothing down for a refreshed cart that is empty', () => {
    putCache('old', 'abc', NOW);
    open().keepRefreshed(fragmentsWith('empty'), '', NOW);
    expect(sessionStorage.getItem(CREATED_KEY)).toBeNull();
    expect([sessionStorage.getItem(HASH_KEY), localStorage.getItem(HASH_KEY)]).toEqual(['', '']);
  });

  it('counts from the first add to an empty cart, and not anew from further ones', () => {
    const cache = open();
    cache.keepChanged(fragmentsWith('one'), 'abc', NOW);
    cache.keepChanged(fragmentsWith('two'), 'def', NOW + 5);
    expect(sessionStorage.getItem(CREATED_KEY)).toBe(String(NOW));
    putCartCookies('def');
    expect(cache.read(NOW)).toEqual({ fragments: fragmentsWith('two'), hash: 'def' });
    expect(localStorage.getItem(HASH_KEY)).toBe('def');
  });

  it('is stale when another tab has another hash', () => {
    const cache = open();
    expect(cache.isStale()).toBe(false);
    putCache('one', 'abc', NOW);
    expect(cache.isStale()).toBe(false);
    localStorage.setItem(HASH_KEY, 'def');
    expect(cache.isStale()).toBe(true);
    localStorage.removeItem(HASH_KEY);
    expect(cache.isStale()).toBe(true);
  });

  it('drops the old cart when the new fragments do not fit, so that the shop is asked again', () => {
    putCache('before', 'abc', NOW);
    vi.stubGlobal(
      'sessionStorage',
      fullArea(sessionStorage, key => key === FRAGMENT_KEY),
    );
    const cache = open();
    cache.keepChanged(fragmentsWith('after'), 'def', NOW);
    putCartCookies('def');
    expect(cache.read(NOW)).toBeUndefined();
  });
});

describe('there is no cache', () => {
  it.each(['sessionStorage', 'localStorage'])('where %s is full', name => {
    vi.stubGlobal(name, fullArea(localStorage));
    expect(openFragmentCache()).toBeUndefined();
  });

  it.each(['sessionStorage', 'localStorage'])('where %s is blocked', name => {
    vi.stubGlobal(name, undefined);
    expect(openFragmentCache()).toBeUndefined();
  });

  it.each([
    ['has no settings for it', undefined],
    ['has settings without names', { request_timeout: '5000' }],
    ['has names that are no text', { fragment_name: ['x'], cart_hash_key: 4 }],
  ])('where the page %s', (_case, settings) => {
    vi.stubGlobal('wc_cart_fragments_params', settings);
    expect(openFragmentCache()).toBeUndefined();
  });
});
