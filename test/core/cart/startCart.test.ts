import { beforeEach, describe, expect, it, vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import { cartStore } from '../../../src/core/cart/cartStore';
import { jQuery3, putJQuery, quietConsole } from '../bus/helpers';
import { shopAnswers } from '../calls/helpers';
import { settle, setUpCartPage, shown, start } from './cartPage';
import { CORE, DAY, fullArea, HASH_KEY, miniCart, putCache, putCartCookies } from './helpers';

const page = setUpCartPage();

describe('a page that starts with a good cache', () => {
  beforeEach(() => {
    putCache('cached', 'abc', Date.now() - 1000);
    putCartCookies('abc');
  });

  it('shows it without a call and says so', async () => {
    await start(page);
    expect(shown()).toBe('cached');
    expect(page.sent).toEqual([]);
    expect(page.heard).toEqual(['wc_fragments_loaded']);
    expect(cartStore.getState()).toMatchObject({ phase: 'known', hash: 'abc' });
  });

  it('asks the shop when the cart’s 24 hours have run out, and again 24 hours later', async () => {
    await start(page);
    await vi.advanceTimersByTimeAsync(DAY - 1001);
    expect(page.sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.sent).toHaveLength(1);
    expect(shown()).toBe('fresh');
    await vi.advanceTimersByTimeAsync(DAY - 1);
    expect(page.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.sent).toHaveLength(2);
  });

  it.each(['wc_fragment_refresh', 'updated_wc_div'] as const)('asks the shop on %s', async name => {
    await start(page);
    bus.emit(name, {});
    await settle();
    expect(page.sent).toHaveLength(1);
    expect(page.sent[0]?.url.search).toBe('?wc-ajax=get_refreshed_fragments');
    expect(page.sent[0]?.body).toBe(`time=${Date.now()}`);
    expect(shown()).toBe('fresh');
    expect(page.heard.at(-1)).toBe('wc_fragments_refreshed');
    expect([sessionStorage.getItem(HASH_KEY), localStorage.getItem(HASH_KEY)]).toEqual(['new', 'new']);
  });

  it('tells all who listen to the store, also where one of them throws', async () => {
    const lines = quietConsole();
    const told = vi.fn();
    const ends = [
      cartStore.subscribe(() => {
        throw new Error('of the theme');
      }),
      cartStore.subscribe(told),
    ];
    await start(page);
    bus.emit('wc_fragment_refresh', {});
    await settle();
    for (const end of ends) end();
    expect(told).toHaveBeenCalled();
    expect(page.heard.at(-1)).toBe('wc_fragments_refreshed');
    expect(lines.join()).toContain('a subscriber of cartStore threw');
  });

  it('asks the shop when another tab has changed the hash, or emptied the cart', async () => {
    await start(page);
    for (const hash of ['def', '']) {
      localStorage.setItem(HASH_KEY, hash);
      window.dispatchEvent(new StorageEvent('storage', { key: HASH_KEY }));
      await settle();
    }
    expect(page.sent).toHaveLength(2);
  });

  it('asks nothing when another tab wrote the same hash, or something else', async () => {
    await start(page);
    window.dispatchEvent(new StorageEvent('storage', { key: HASH_KEY }));
    localStorage.setItem(HASH_KEY, 'def');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    await settle();
    expect(page.sent).toEqual([]);
  });

  it('empties a mini-cart that comes back from the back/forward cache, and asks the shop', async () => {
    await start(page);
    const persisted = Object.assign(new Event('pageshow'), { persisted: true });
    window.dispatchEvent(persisted);
    expect(shown()).toBe('');
    expect(page.heard).toEqual(['wc_fragments_loaded', 'wc_fragment_refresh']);
    await settle();
    expect(shown()).toBe('fresh');
  });

  it('does nothing of it on an ordinary pageshow', async () => {
    await start(page);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    await settle();
    expect(shown()).toBe('cached');
    expect(page.sent).toEqual([]);
  });

  it('is left alone once it has ended', async () => {
    await start(page);
    page.ended.abort();
    localStorage.setItem(HASH_KEY, 'def');
    window.dispatchEvent(new StorageEvent('storage', { key: HASH_KEY }));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    bus.emit('wc_fragment_refresh', {});
    bus.emit('added_to_cart', { fragments: { [CORE]: miniCart('other') }, cartHash: 'x', button: null });
    await vi.advanceTimersByTimeAsync(2 * DAY);
    expect(page.sent).toEqual([]);
    expect(shown()).toBe('cached');
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('the first thing in an empty cart begins its 24 hours', async () => {
  putCache('empty', '');
  await start(page);
  putCartCookies('abc');
  bus.emit('added_to_cart', { fragments: { [CORE]: miniCart('one') }, cartHash: 'abc', button: null });
  await vi.advanceTimersByTimeAsync(DAY - 1);
  expect(page.sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.sent).toHaveLength(1);
});

describe('a page where storage is blocked', () => {
  beforeEach(async () => {
    vi.stubGlobal('sessionStorage', undefined);
    putCartCookies('new');
    await start(page);
    await vi.advanceTimersByTimeAsync(10);
    page.sent.length = 0;
  });

  it('asks the shop when it comes back from the back/forward cache', async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(shown()).toBe('');
    await settle();
    expect(shown()).toBe('fresh');
  });

  it('asks the shop when the shopper returns to it and the cart is another, not else', async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(page.sent).toHaveLength(0);
    putCartCookies('def');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(page.sent).toHaveLength(1);
  });
});

describe('a page asks the shop once at its start', () => {
  it.each([
    ['when nothing is cached', () => {}],
    ['when the cookie’s hash is another', () => [putCache('cached', 'abc', Date.now()), putCartCookies('def')]],
    ['when the cache is older than 24 hours', () => putCache('cached', 'abc', Date.now() - DAY - 1)],
    ['where storage is blocked', () => vi.stubGlobal('sessionStorage', undefined)],
    ['where storage is full', () => vi.stubGlobal('localStorage', fullArea(localStorage))],
    ['without settings of the fragments', () => vi.stubGlobal('wc_cart_fragments_params', undefined)],
  ])('%s', async (_case, arrange) => {
    putCartCookies('abc');
    arrange();
    await start(page);
    await vi.advanceTimersByTimeAsync(10);
    expect(page.sent).toHaveLength(1);
    expect(shown()).toBe('fresh');
    expect(page.heard).toEqual(['wc_fragments_refreshed']);
  });

  it('and not at all without a mini-cart', async () => {
    vi.stubGlobal('wc_cart_fragments_params', undefined);
    document.body.replaceChildren();
    Reflect.deleteProperty(globalThis, 'wc_cart_fragments_params');
    await start(page);
    bus.emit('wc_fragment_refresh', {});
    await settle();
    expect(page.sent).toEqual([]);
  });
});

it('a failed refresh leaves page and cache as they are', async () => {
  const lines = quietConsole();
  putCache('cached', 'abc', Date.now());
  putCartCookies('abc');
  await start(page);
  const before = { ...sessionStorage };
  shopAnswers('<html>maintenance</html>', 'x');
  const failures = () => page.heard.filter(name => name === 'wc_fragments_ajax_error');
  bus.emit('wc_fragment_refresh', {});
  await vi.waitFor(() => expect(failures()).toHaveLength(1));
  bus.emit('wc_fragment_refresh', {});
  await vi.waitFor(() => expect(failures()).toHaveLength(2));
  expect(shown()).toBe('cached');
  expect({ ...sessionStorage }).toEqual(before);
  expect(lines).toHaveLength(1);
});

describe('a theme that listens to `wc_fragment_refresh` as well', () => {
  it('leaves the fragments to the bundle', async () => {
    putJQuery(jQuery3);
    const theirs = () => {};
    const body = jQuery3(document.body);
    Reflect.apply(body.on, body, ['wc_fragment_refresh', theirs]);
    await start(page);
    Reflect.apply(body.off, body, ['wc_fragment_refresh', theirs]);
    await vi.waitFor(() => expect(shown()).toBe('fresh'));
  });
});
