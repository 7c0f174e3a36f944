import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount } from '../../../src/behaviours/order-attribution';
import type { Mounted } from '../../../src/hydrate';
import { cookieJar, goTo } from './page';

const TAG = 'wc-order-attribution-inputs';
const FIELDS = {
  source_type: 'current.typ',
  utm_source: 'current.src',
  utm_term: 'current.trm',
  session_pages: 'session.pgs',
  own_field: 'current.none',
};
const NOTHING = { source_type: '', utm_source: '', utm_term: '', session_pages: '', own_field: '' };

let mounted: Mounted | undefined;

/** Puts a page with a checkout form on, and starts. */
function put(params: object = { allowTracking: true }, html = `<form id="blagajna"><${TAG}></${TAG}></form>`) {
  vi.stubGlobal('wc_order_attribution', { params: { prefix: 'wc_order_attribution_', ...params }, fields: FIELDS });
  document.body.innerHTML = html;
  mounted = mount(document.documentElement);
}

/** Returns the fields that a form would send, without the prefix. */
function sent(form = document.querySelector('form')): Record<string, string> {
  const entries = [...new FormData(form ?? undefined)];
  return Object.fromEntries(entries.map(([name, value]) => [name.replace('wc_order_attribution_', ''), String(value)]));
}

function call(name: string, ...args: unknown[]): unknown {
  const page: unknown = Reflect.get(window, 'wc_order_attribution');
  const found: unknown = typeof page === 'object' && page ? Reflect.get(page, name) : undefined;
  if (typeof found !== 'function') throw new Error(`${name} is not offered`);
  return Reflect.apply(found, undefined, args);
}

const tell = (name: string, detail?: unknown) => document.dispatchEvent(new CustomEvent(name, { detail }));
const FILLED = { ...NOTHING, source_type: 'utm', utm_source: 'e-pošta', utm_term: '(none)', session_pages: '1' };

let jar: ReturnType<typeof cookieJar>;

beforeEach(() => {
  goTo('/checkout/?utm_source=e%2Dpo%C5%A1ta');
  jar = cookieJar();
});
afterEach(() => {
  mounted?.unmount();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('inputs', () => {
  it('hold the values of the configured fields, decoded', () => {
    put();
    expect(sent()).toEqual(FILLED);
    expect(document.querySelectorAll(`${TAG} > input[type=hidden]`)).toHaveLength(5);
  });

  it('stand in the first element of their form only', () => {
    put(undefined, `<form><p><${TAG}></${TAG}></p><${TAG}></${TAG}></form><form id="b"><${TAG}></${TAG}></form>`);
    expect(document.querySelectorAll(TAG)).toHaveLength(2);
    expect(document.querySelector(`p > ${TAG} > input`)).not.toBeNull();
    expect(sent(document.querySelector('form#b'))).toEqual(FILLED);
  });

  it('come into elements that are printed later', () => {
    put(undefined, '<div></div>');
    const form = document.createElement('form');
    document.body.append(form);
    form.innerHTML = `<${TAG}>old</${TAG}><${TAG}></${TAG}>`;
    expect(sent()).toEqual(FILLED);
    expect(document.querySelectorAll(TAG)).toHaveLength(1);
    expect(document.querySelector(TAG)?.textContent).toBe('');
  });

  it('are stamped once when an element moves', () => {
    put();
    const element = document.querySelector(TAG);
    if (element) document.querySelector('form')?.append(element);
    expect(document.querySelectorAll('input')).toHaveLength(5);
  });

  it('go with the widget', () => {
    put();
    mounted?.unmount();
    expect(document.querySelector('input')).toBeNull();
    document.body.insertAdjacentHTML('beforeend', `<form><${TAG}></${TAG}></form>`);
    call('setOrderTracking', true);
    expect(document.querySelector('input')).toBeNull();
  });
});

describe('consent', () => {
  it('not given by the shop: nothing is written, inputs are empty', () => {
    const { cookies } = cookieJar({ sbjs_current: 'typ%3Dutm' });
    put({ allowTracking: false });
    expect(sent()).toEqual(NOTHING);
    expect(cookies.size).toBe(0);
    expect(call('getAttributionData')).toEqual(Object.fromEntries(Object.keys(FIELDS).map(field => [field, null])));
  });

  it('taken back ends the cookies on every domain and empties the inputs; given again fills them', () => {
    const { cookies, writes } = jar;
    put();
    writes.length = 0;
    call('setOrderTracking', false);
    expect(sent()).toEqual(NOTHING);
    expect(cookies.size).toBe(0);
    const names = ['migrations', 'current_add', 'first_add', 'current', 'first', 'udata', 'session', 'promo'];
    for (const name of names) {
      const ended = writes.filter(cookie => cookie.startsWith(`sbjs_${name}=; path=/; max-age=-1`));
      const domains = ended.map(cookie => /domain=([^;]*)/.exec(cookie)?.[1]);
      expect(domains).toEqual([undefined, `.${location.hostname}`, `.${location.hostname.replace('www.', '')}`]);
    }
    call('setOrderTracking', true);
    expect(sent()).toEqual(FILLED);
    expect(cookies.has('sbjs_current')).toBe(true);
  });

  it('given twice counts the page once', () => {
    const { value } = jar;
    put();
    call('setOrderTracking', true);
    tell('setCookieNotice', { value: 'true' });
    expect(value('sbjs_session')).toMatch(/^pgs=1\|/);
    expect(sent()).toEqual(FILLED);
  });

  it('comes from the cookie notice', () => {
    put();
    tell('setCookieNotice', { value: 'false' });
    expect(sent()).toEqual(NOTHING);
    tell('setCookieNotice', { value: 'true' });
    expect(sent()).toEqual(FILLED);
    tell('setCookieNotice');
    expect(sent()).toEqual(NOTHING);
  });

  it.each([
    ['cookie_notice_accepted', 'false', undefined],
    ['cookie_notice_accepted', '1', undefined],
    ['cookie_notice_accepted', '', undefined],
    ['moj_pristanek', 'false', { cookieName: 'moj_pristanek' }],
  ])('refused on an earlier page stays refused: %s=%s', (name, value, cnArgs) => {
    const { cookies } = cookieJar({ [name]: value });
    vi.stubGlobal('cnArgs', cnArgs);
    put();
    expect(sent()).toEqual(NOTHING);
    expect([...cookies.keys()]).toEqual([name]);
  });

  it.each([{ cookie_notice_accepted: 'true' }, { moj: 'false' }, {}])('stands with the cookies %j', cookies => {
    cookieJar(cookies);
    put();
    expect(sent()).toEqual(FILLED);
  });

  it.each([
    ['comes from the browser’s cache', () => window.dispatchEvent(new Event('pageshow'))],
    ['is come back to from another tab', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('refused since empties a page that %s', (_, comeBack) => {
    const { cookies } = jar;
    put();
    cookies.set('cookie_notice_accepted', 'false');
    comeBack();
    expect(sent()).toEqual(NOTHING);
    expect([...cookies.keys()]).toEqual(['cookie_notice_accepted']);
  });

  it('comes from the consent API for its category', async () => {
    put({ allowTracking: false, consentCategory: 'marketing' });
    await vi.dynamicImportSettled();
    tell('wp_listen_for_consent_change', { statistics: 'allow' });
    expect(sent()).toEqual(NOTHING);
    tell('wp_listen_for_consent_change', Object.assign([], { marketing: 'allow' }));
    expect(sent()).toEqual(FILLED);
    tell('wp_listen_for_consent_change', { marketing: 'deny' });
    expect(sent()).toEqual(NOTHING);
    vi.stubGlobal('wp_has_consent', (category: string) => category === 'marketing');
    tell('wp_consent_type_defined');
    expect(sent()).toEqual(FILLED);
  });

  it('of the consent API is asked for where it was known before', async () => {
    vi.stubGlobal('wp_consent_type', 'optin');
    vi.stubGlobal('wp_has_consent', () => false);
    put({ allowTracking: true, consentCategory: 'marketing' });
    await vi.dynamicImportSettled();
    expect(sent()).toEqual(NOTHING);
  });

  it('refused in the notice stands, whatever the consent API takes for granted', async () => {
    cookieJar({ cookie_notice_accepted: 'false' });
    vi.stubGlobal('wp_consent_type', 'optout');
    vi.stubGlobal('wp_has_consent', () => true);
    put({ allowTracking: true, consentCategory: 'marketing' });
    await vi.dynamicImportSettled();
    expect(sent()).toEqual(NOTHING);
    tell('wp_listen_for_consent_change', { marketing: 'allow' });
    expect(sent()).toEqual(FILLED);
  });

  it('of the consent API is not asked for without a category', async () => {
    put();
    await vi.dynamicImportSettled();
    tell('wp_listen_for_consent_change', { marketing: 'deny' });
    expect(sent()).toEqual(FILLED);
  });
});

describe('settings', () => {
  it.each([
    [{ lifetime: 0.00001, session: 30 }, '', 1800],
    [{ lifetime: 0.5, session: 15 }, '; max-age=1296000', 900],
    [{ lifetime: 0, session: 0 }, '; max-age=15552000', 1800],
    [{ lifetime: 'dolgo', session: 'dolgo' }, '; max-age=15552000', 1800],
    [{ lifetime: -1, session: -5 }, '; max-age=15552000', 1800],
    [{}, '; max-age=15552000', 1800],
  ])('%j', (given, lifetime, session) => {
    const { writes } = jar;
    put({ allowTracking: true, ...given });
    const host = location.hostname;
    expect(writes.find(cookie => cookie.startsWith('sbjs_current='))).toContain(`; path=/${lifetime}; domain=.${host}`);
    expect(writes.find(cookie => cookie.startsWith('sbjs_session='))).toContain(`; max-age=${session};`);
  });

  it.each([[{ fields: [] }], [{}], [{ fields: 'x', params: [] }], [{ fields: { a: null, b: 7, c: 'first', d: '' } }]])(
    'that make no sense do no harm: %j',
    given => {
      vi.stubGlobal('wc_order_attribution', given);
      document.body.innerHTML = `<form><${TAG}></${TAG}></form>`;
      mounted = mount(document.documentElement);
      expect(Object.values(sent()).join('')).toBe('');
    },
  );

  it('name the inputs', () => {
    put({ allowTracking: true, prefix: 'izvor_' });
    expect(sent()).toHaveProperty('izvor_source_type', 'utm');
  });
});

describe('a checkout made of blocks', () => {
  const VALUES = { source_type: 'utm', utm_source: 'e-pošta', utm_term: '(none)', session_pages: '1', own_field: null };

  it.each(['setExtensionData', '__internalSetExtensionData'])('is told the values by %s', async setter => {
    const told = vi.fn();
    vi.stubGlobal('wp', { data: { select: () => ({}), dispatch: () => ({ [setter]: told }) } });
    put();
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    expect(told).toHaveBeenLastCalledWith('woocommerce/order-attribution', VALUES, true);
    call('setOrderTracking', false);
    const nothing = Object.fromEntries(Object.keys(VALUES).map(field => [field, null]));
    await vi.waitFor(() => expect(told).toHaveBeenLastCalledWith('woocommerce/order-attribution', nothing, true));
  });

  it.each([undefined, {}, { data: {} }, { data: { select: () => undefined } }])('may not be there: %o', async wp => {
    vi.stubGlobal('wp', wp);
    put();
    await vi.dynamicImportSettled();
    expect(sent()).toEqual(FILLED);
  });
});
