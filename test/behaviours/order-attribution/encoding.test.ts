import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCookie, pack, toCookie, unpack } from '../../../src/behaviours/order-attribution/encoding';
import { decode } from '../../../src/core/url';

describe('a cookie’s value', () => {
  it('is encoded as the shop does it', () => {
    const fields = { typ: 'utm', src: 'e-pošta', cnt: '(none)', ep: "https://a.example/?b=1&c='!~*" };
    expect(toCookie(pack(fields), false)).toBe(
      'typ%3Dutm%7C%7C%7Csrc%3De-po%C5%A1ta%7C%7C%7Ccnt%3D%28none%29%7C%7C%7Cep%3Dhttps%3A%2F%2Fa.example%2F%3Fb%3D1%26c%3D%27%21%7E%2A',
    );
  });

  it.each([true, false])('comes back as it was (base64: %s)', base64 => {
    const key = fc.stringMatching(/^[a-z]{1,4}$/);
    const value = fc.string({ unit: 'grapheme' }).filter(text => !text.includes('|'));
    fc.assert(
      fc.property(fc.dictionary(key, value, { minKeys: 2, noNullPrototype: true }), fields => {
        expect(unpack(fromCookie(toCookie(pack(fields), base64), base64))).toEqual(fields);
      }),
    );
  });

  it('keeps a delimiter inside a value from making fields', () => {
    const packed = pack({ typ: 'utm', src: 'a|||typ=organic' });
    expect(unpack(packed)).toEqual({ typ: 'utm', src: 'a%7C%7C%7Ctyp=organic' });
    expect(decode(unpack(packed).src ?? '')).toBe('a|||typ=organic');
  });

  it('may have single bars, as long ago', () => {
    expect(unpack('typ=typein|src=(direct)|mdm=(none)')).toEqual({ typ: 'typein', src: '(direct)', mdm: '(none)' });
  });

  it.each(['', 'x', '=', '=a', '|||', '||||||='])('without fields has none: %j', text => {
    expect(unpack(text)).toEqual({});
  });

  it('that is damaged never throws', () => {
    expect(decode('50%')).toBe('50%');
    expect(fromCookie('%E0%A4%A', false)).toBe('%E0%A4%A');
    expect(fromCookie('typ%3Dutm', true)).toBe('');
  });
});
