import { describe, expect, it } from 'vitest';
import { classify } from '../../../src/behaviours/order-attribution/traffic';

const HOST = 'trgovina.example';
const arrive = (query: string, referrer = '', isNewSession = true) =>
  classify({ query, referrer, host: HOST }, isNewSession);

/** The fields that are known. */
const known = (query: string, referrer?: string, isNewSession?: boolean) => {
  const fields = arrive(query, referrer, isNewSession);
  return fields && Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '(none)'));
};

describe('a campaign', () => {
  it('has the shop’s keys in the shop’s order', () => {
    expect(Object.entries(arrive('?utm_campaign=jesen&utm_source=glasilo') ?? {})).toEqual([
      ['typ', 'utm'],
      ['src', 'glasilo'],
      ['mdm', '(none)'],
      ['cmp', 'jesen'],
      ['cnt', '(none)'],
      ['trm', '(none)'],
      ['id', '(none)'],
      ['plt', '(none)'],
      ['fmt', '(none)'],
      ['tct', '(none)'],
    ]);
  });

  it.each([
    ['?utm_source=a', { src: 'a' }],
    ['?utm_medium=a', { mdm: 'a' }],
    ['?utm_campaign=a', { cmp: 'a' }],
    ['?utm_content=a', { cnt: 'a' }],
    ['?utm_term=a', { trm: 'a' }],
    ['?utm_id=a', { id: 'a' }],
    ['?utm_source_platform=a', { plt: 'a' }],
    ['?utm_creative_format=a', { fmt: 'a' }],
    ['?utm_marketing_tactic=a', { tct: 'a' }],
    ['?gclid=x', { src: 'google', mdm: 'cpc', cmp: 'google_cpc' }],
    ['?yclid=x', { src: 'yandex', mdm: 'cpc', cmp: 'yandex_cpc' }],
    ['?gclid=x&yclid=y&utm_campaign=jesen', { src: 'google', mdm: 'cpc', cmp: 'jesen' }],
    ['?gclid=', { src: 'google', mdm: 'cpc', cmp: 'google_cpc' }],
    ['?utm_source=', {}],
  ])('is named by %s', (query, expected) => {
    expect(known(query)).toEqual({ typ: 'utm', ...expected });
  });

  it('keeps values as they are in the address', () => {
    expect(known('?utm_source=e%2Dpo%C5%A1ta&utm_term=a+b&utm_id=x=y')).toEqual({
      typ: 'utm',
      src: 'e%2Dpo%C5%A1ta',
      trm: 'a+b',
      id: 'x=y',
    });
  });

  it('joins a repeated parameter by commas', () => {
    expect(known('?utm_source=a&x=1&utm_source=b')).toMatchObject({ src: 'a,b' });
  });

  it.each(['?utm_source', '?gclid&x=1', '?my_utm_source=a', '?utm_sources=a', '?', ''])('is not in %j', query => {
    expect(arrive(query)).toBeUndefined();
  });

  it('goes before every referrer', () => {
    expect(known('?utm_source=a', 'https://www.google.com/')).toEqual({ typ: 'utm', src: 'a' });
  });
});

describe('a search', () => {
  it.each([
    ['https://www.google.si/', 'google'],
    ['https://google.co.uk/', 'google'],
    ['https://yandex.ru/search/?text=vaza', 'yandex'],
    ['https://m.yandex.com.tr/?a=1&text=', 'yandex'],
    ['https://www.bing.com/search?q=vaza', 'bing'],
    ['https://de.search.yahoo.com/?p=vaza', 'yahoo'],
    ['https://about.com/?q=', 'about'],
    ['https://search.aol.com/?q=a', 'aol'],
    ['https://www.ask.com/web?q=a', 'ask'],
    ['https://globososo.com/?q=a', 'globo'],
    ['https://go.mail.ru/search?q=a', 'go.mail.ru'],
    ['https://nova.rambler.ru/search?query=a', 'rambler'],
    ['https://search.tut.by/?query=a', 'tut.by'],
  ])('comes from %s', (referrer, src) => {
    expect(known('', referrer)).toEqual({ typ: 'organic', src, mdm: 'organic' });
    // Also in a session that has begun.
    expect(known('', referrer, false)).toEqual({ typ: 'organic', src, mdm: 'organic' });
  });

  it.each(['https://www.bing.com/', 'https://yandex.ru/', 'https://mail.google.com/', 'https://notbing.com/?q=a'])(
    'is not told from %s',
    referrer => {
      expect(known('', referrer)).toMatchObject({ typ: 'referral' });
    },
  );
});

describe('another site', () => {
  it('is told by its host without www., and its path', () => {
    expect(known('', 'https://www.blog.example/zapis/?a=1')).toEqual({
      typ: 'referral',
      src: 'blog.example',
      mdm: 'referral',
      cnt: '/zapis/',
    });
  });

  it.each([
    ['https://t.co/abc', 'twitter.com'],
    ['https://plus.url.google.com/x', 'plus.google.com'],
    ['https://xt.co/', 'xt.co'],
    ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ])('has its name: %s', (referrer, src) => {
    expect(arrive('', referrer)?.src).toBe(src);
  });

  it('does not count in a session that has begun', () => {
    expect(arrive('', 'https://blog.example/', false)).toBeUndefined();
  });

  it.each([`https://${HOST}/`, `https://www.${HOST}/x`, `https://blog.${HOST}/`, `http://${HOST}:8080/`])(
    'is not the shop itself: %s',
    referrer => {
      expect(arrive('', referrer)).toBeUndefined();
    },
  );

  it('may end like the shop', () => {
    expect(arrive('', `https://moja-${HOST}/`)?.src).toBe(`moja-${HOST}`);
  });
});
