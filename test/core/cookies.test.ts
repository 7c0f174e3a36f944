import { describe, expect, it } from 'vitest';
import { getCookie, removeCookie, setCookie } from '../../src/core/cookies';
import { blockCookies, putCookies } from './putCookies';

/** Keeps what is written to document.cookie, and reads as `jar`. */
function cookiesOf(jar: string): string[] {
  const written: string[] = [];
  putCookies(
    () => jar,
    text => written.push(text),
  );
  return written;
}

describe('a cookie', () => {
  it('is kept until it is removed', () => {
    expect(setCookie('store_notice7', 'skrito & več')).toBe(true);
    expect(getCookie('store_notice7')).toBe('skrito & več');
    removeCookie('store_notice7');
    expect(getCookie('store_notice7')).toBeUndefined();
  });

  it('is for the whole shop and the session by default', () => {
    const written = cookiesOf('');
    setCookie('store_notice7', 'hidden');
    expect(written).toEqual(['store_notice7=hidden; path=/']);
  });

  it('lives as long as it is told, in ms', () => {
    const written = cookiesOf('');
    setCookie('a', '1', { lifetime: 3_600_000, secure: true, sameSite: 'strict', path: '/trgovina' });
    expect(written[0]?.split('; ').sort()).toEqual([
      'a=1',
      'max-age=3600',
      'path=/trgovina',
      'sameSite=strict',
      'secure',
    ]);
  });

  it('with malformed percent-encoding reads as missing and does not hide the others', () => {
    cookiesOf('bad=%E0%A4%A; %E0%A4=x; woocommerce_items_in_cart=1');
    expect(getCookie('bad')).toBeUndefined();
    expect(getCookie('woocommerce_items_in_cart')).toBe('1');
  });

  it('reads as missing and is not kept where cookies are blocked', () => {
    blockCookies();
    expect(getCookie('a')).toBeUndefined();
    expect(setCookie('a', '1')).toBe(false);
    expect(() => removeCookie('a')).not.toThrow();
  });
});
