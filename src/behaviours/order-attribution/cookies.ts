import { getCookies, removeCookie, setCookie } from '../../core/cookies';
import { type Fields, fromCookie, pack, toCookie, unpack } from './encoding';
import { bareHost } from './traffic';

/** Cookies without their `sbjs_`, in the shop's order, with the key that each must have. */
const PROOFS = {
  migrations: '1418474375998',
  current_add: 'fd',
  first_add: 'fd',
  current: 'typ',
  first: 'typ',
  udata: 'vst',
  session: 'pgs',
  promo: 'code',
};

/** Source data by cookie, e.g. `current.src`. */
export type SourceData = { readonly [Name in keyof typeof PROOFS]?: Fields | undefined };

export const cookieHost = (): string => bareHost(location.hostname);

/** Reads the cookies. One that is damaged, or that another script has put there, counts as missing. */
export function readCookies(base64: boolean): SourceData {
  const cookies = getCookies(value => fromCookie(value, base64));
  return Object.fromEntries(
    Object.entries(PROOFS).flatMap(([name, proof]) => {
      const fields = unpack(cookies[`sbjs_${name}`] ?? '');
      return proof in fields ? [[name, fields]] : [];
    }),
  );
}

/** Writes a cookie that lives that many minutes; 0: until the browser closes. */
export function writeCookie(name: string, fields: Fields, minutes: number, base64: boolean): void {
  setCookie(`sbjs_${name}`, pack(fields), {
    domain: `.${cookieHost()}`,
    lifetime: minutes ? minutes * 60_000 : undefined,
    write: text => toCookie(text, base64),
  });
}

/** Deletes every cookie of a visitor's source, wherever the shop or this script may have put it. */
export function clearCookies(): void {
  for (const name of Object.keys(PROOFS))
    for (const domain of ['', `.${location.hostname}`, `.${cookieHost()}`]) removeCookie(`sbjs_${name}`, domain);
}
