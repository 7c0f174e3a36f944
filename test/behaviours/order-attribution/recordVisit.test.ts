import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AttributionParams } from '../../../src/behaviours/order-attribution/params';
import { recordVisit } from '../../../src/behaviours/order-attribution/recordVisit';
import { blockCookies } from '../../core/putCookies';
import { cookieJar, goTo } from './page';

const PARAMS: AttributionParams = {
  lifetime: 0,
  session: 30,
  base64: false,
  prefix: 'wc_order_attribution_',
  allowsTracking: true,
  consentCategory: '',
  fields: [],
};
const CURRENT = 'typ=utm|||src=a|||mdm=(none)';
const SEEN = {
  sbjs_migrations: '1418474375998%3D1',
  sbjs_current_add: encodeURIComponent('fd=2026-01-02 03:04:05|||ep=https://a.example/|||rf=(none)'),
  sbjs_first_add: encodeURIComponent('fd=2026-01-01 03:04:05|||ep=https://a.example/|||rf=(none)'),
  sbjs_current: encodeURIComponent(CURRENT),
  sbjs_first: encodeURIComponent('typ=typein|||src=(direct)'),
  sbjs_udata: encodeURIComponent('vst=3|||uip=(none)|||uag=x'),
  sbjs_session: encodeURIComponent('pgs=7|||cpg=https://a.example/'),
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T00:44:37.900Z') });
  goTo('/shop/?utm_source=glasilo', 'https://iskalnik.example/');
});
afterEach(() => void vi.useRealTimers());

describe('a first page', () => {
  it('writes the shop’s cookies, in its order', () => {
    const { writes, cookies, value } = cookieJar();
    recordVisit(PARAMS);
    expect([...cookies.keys()]).toEqual(
      ['migrations', 'current_add', 'first_add', 'current', 'first', 'udata', 'session'].map(name => `sbjs_${name}`),
    );
    expect(value('sbjs_migrations')).toBe('1418474375998=1');
    const added = `fd=2026-11-21 00:44:37|||ep=${location.href}|||rf=https://iskalnik.example/`;
    expect(value('sbjs_current_add')).toBe(added);
    expect(value('sbjs_first_add')).toBe(added);
    const source =
      'typ=utm|||src=glasilo|||mdm=(none)|||cmp=(none)|||cnt=(none)|||trm=(none)|||id=(none)|||plt=(none)|||fmt=(none)|||tct=(none)';
    expect(value('sbjs_current')).toBe(source);
    expect(value('sbjs_first')).toBe(source);
    expect(value('sbjs_udata')).toBe(`vst=1|||uip=(none)|||uag=${navigator.userAgent}`);
    expect(value('sbjs_session')).toBe(`pgs=1|||cpg=${location.href}`);
    const host = location.hostname;
    expect(
      writes.filter(cookie => !cookie.startsWith('sbjs_session')).map(cookie => cookie.split('; ').slice(1)),
    ).toEqual(Array.from({ length: 6 }, () => ['path=/', `domain=.${host}`]));
    expect(writes.at(-1)?.split('; ').slice(1)).toEqual(['path=/', 'max-age=1800', `domain=.${host}`]);
  });

  it('keeps its source as long as the shop says', () => {
    const { writes } = cookieJar();
    recordVisit({ ...PARAMS, lifetime: 43_200, session: 10 });
    expect(writes.slice(0, -1).every(cookie => cookie.includes('; max-age=2592000;'))).toBe(true);
    expect(writes.at(-1)).toContain('; max-age=600;');
  });

  it('without a link that is known is a direct one', () => {
    goTo('/shop/');
    const { value } = cookieJar();
    recordVisit(PARAMS);
    expect(value('sbjs_current')).toMatch(/^typ=typein\|\|\|src=\(direct\)\|\|\|mdm=\(none\)\|\|\|/);
    expect(value('sbjs_current_add')).toMatch(/\|\|\|rf=\(none\)$/);
  });

  it('with a referrer that a script of the page has spoilt is a direct one', () => {
    cookieJar();
    goTo('/', 'neznano');
    expect(recordVisit(PARAMS)).toMatchObject({ current: { typ: 'typein' }, current_add: { rf: 'neznano' } });
  });

  it('tells what it would have written where cookies are blocked', () => {
    blockCookies();
    expect(recordVisit(PARAMS)).toMatchObject({
      current: { typ: 'utm', src: 'glasilo' },
      session: { pgs: '1' },
      udata: { vst: '1' },
    });
  });
});

describe('a later page', () => {
  it('counts itself and keeps the source', () => {
    goTo('/cart/', `${location.origin}/shop/`);
    const { value, writes } = cookieJar(SEEN);
    const data = recordVisit(PARAMS);
    expect(data.current).toEqual({ typ: 'utm', src: 'a', mdm: '(none)' });
    expect(data.current_add?.fd).toBe('2026-01-02 03:04:05');
    expect(value('sbjs_session')).toBe(`pgs=8|||cpg=${location.href}`);
    expect(value('sbjs_udata')).toMatch(/^vst=3\|/);
    expect(writes.map(cookie => cookie.split('=')[0])).toEqual(['sbjs_current', 'sbjs_udata', 'sbjs_session']);
  });

  it('with a new campaign replaces the source, and not the first one', () => {
    const { value } = cookieJar(SEEN);
    recordVisit(PARAMS);
    expect(value('sbjs_current')).toContain('src=glasilo');
    expect(value('sbjs_current_add')).toContain('fd=2026-11-21');
    expect(value('sbjs_first')).toBe('typ=typein|||src=(direct)');
    expect(value('sbjs_first_add')).toContain('fd=2026-01-01');
  });

  it('after the session counts a visit, and another site as its source', () => {
    goTo('/', 'https://blog.example/a');
    const { sbjs_session: _, ...rest } = SEEN;
    const { value } = cookieJar(rest);
    recordVisit(PARAMS);
    expect(value('sbjs_udata')).toMatch(/^vst=4\|/);
    expect(value('sbjs_session')).toMatch(/^pgs=1\|/);
    expect(value('sbjs_current')).toMatch(/^typ=referral\|\|\|src=blog\.example/);
  });

  it('in the session does not mind another site', () => {
    goTo('/', 'https://blog.example/a');
    const { value } = cookieJar(SEEN);
    recordVisit(PARAMS);
    expect(value('sbjs_current')).toBe(CURRENT);
  });

  it('renews cookies whose fields are parted by single bars', () => {
    goTo('/');
    const { value } = cookieJar({
      sbjs_first: encodeURIComponent('typ=utm|src=b'),
      sbjs_current: encodeURIComponent('typ=utm|src=c'),
      sbjs_session: encodeURIComponent('pgs=2|cpg=x'),
    });
    recordVisit(PARAMS);
    expect(value('sbjs_current')).toBe('typ=utm|||src=c');
    expect(value('sbjs_session')).toMatch(/^pgs=3\|\|\|/);
    expect(value('sbjs_migrations')).toBe('1418474375998=1');
  });
});

describe('cookies that are damaged or of another script', () => {
  const broken = ['', 'x', '%', '%E0%A4%A', '%7B%22a%22%3A1%7D', 'a'.repeat(4000), '|||', '__proto__%3D1'];

  it.each(broken)('count as missing: %j', text => {
    goTo('/');
    const { value } = cookieJar(Object.fromEntries(Object.keys(SEEN).map(name => [name, text])));
    expect(recordVisit(PARAMS)).toMatchObject({
      current: { typ: 'typein', src: '(direct)' },
      first: { typ: 'typein' },
      udata: { vst: '1' },
      session: { pgs: '1' },
    });
    expect(value('sbjs_current')).toMatch(/^typ=typein/);
    expect(value('sbjs_migrations')).toBe('1418474375998=1');
  });

  it.each(['NaN', '', '-', '0'])('count from one: %j', text => {
    goTo('/');
    cookieJar({
      ...SEEN,
      sbjs_session: encodeURIComponent(`pgs=${text}`),
      sbjs_udata: encodeURIComponent(`vst=${text}`),
    });
    expect(recordVisit(PARAMS)).toMatchObject({ session: { pgs: '2' }, udata: { vst: '1' } });
  });
});

it('reads what it wrote in base64', () => {
  const { cookies } = cookieJar();
  recordVisit({ ...PARAMS, base64: true });
  expect(cookies.get('sbjs_current')).not.toContain('typ');
  goTo('/');
  expect(recordVisit({ ...PARAMS, base64: true })).toMatchObject({
    current: { src: 'glasilo' },
    session: { pgs: '2' },
  });
});

describe('a link with long values', () => {
  const long = (name: string, text: string) => `utm_${name}=${text.repeat(3000).slice(0, 3000)}`;
  const size = (cookies: ReadonlyMap<string, string>) =>
    [...cookies].map(([name, value]) => `${name}=${value}`).join('; ').length;

  it('gives each value 255 characters, and addresses 500', () => {
    goTo(`/shop/?${long('source', 'a')}`, 'https://iskalnik.example/');
    const { cookies } = cookieJar();
    const { current, current_add, session } = recordVisit(PARAMS);
    expect(size(cookies)).toBeLessThanOrEqual(3072);
    expect(current?.src).toBe('a'.repeat(255));
    expect(current?.typ).toBe('utm');
    expect(current_add?.ep).toBe(location.href.slice(0, 500));
    expect(current_add?.rf).toBe('https://iskalnik.example/');
    expect(session?.cpg).toHaveLength(500);
  });

  it.each([false, true])('makes cookies of 3 KB together (base64: %s)', base64 => {
    const names = ['source', 'medium', 'campaign', 'content', 'term', 'id', 'source_platform', 'creative_format'];
    goTo(
      `/shop/?${names.map(name => long(name, '%C5%A1')).join('&')}&utm_marketing_tactic=kratko`,
      'https://a.example/',
    );
    const { cookies } = cookieJar();
    const { current } = recordVisit({ ...PARAMS, base64 });
    expect(size(cookies)).toBeLessThanOrEqual(3072);
    expect(current?.tct).toBe('kratko');
    // No half of a character is left, and the most that fits is kept.
    expect(decodeURIComponent(current?.src ?? '')).toMatch(/^š+$/);
    expect(size(cookies)).toBeGreaterThan(2000);
  });

  it('ends cookies that an earlier page has made too long', () => {
    const { cookies } = cookieJar({ ...SEEN, sbjs_first: encodeURIComponent(`typ=utm|||src=${'a'.repeat(5000)}`) });
    recordVisit(PARAMS);
    expect(size(cookies)).toBeLessThanOrEqual(3072);
    expect(cookies.get('sbjs_first')).toBe(encodeURIComponent(`typ=utm|||src=${'a'.repeat(255)}`));
  });
});
