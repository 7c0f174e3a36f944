import { getCookies, removeCookie, setCookie } from '../../core/cookies';
import { decode } from '../../core/url';

const DELIMITER = '|||';

/** One cookie's fields by key, as they are stored: values of an address keep their percent-encoding. */
export type Fields = Readonly<Record<string, string>>;

/** Fields as text: `typ=utm|||src=glasilo`. A delimiter inside a value, which an address may hold, is percent-encoded. */
export const pack = (fields: Fields): string =>
  Object.entries(fields)
    .map(([key, value]) => `${key}=${value.replaceAll(DELIMITER, '%7C%7C%7C')}`)
    .join(DELIMITER);

/** The fields of a packed text; those without a name are left out. Long ago single bars parted them. */
export const unpack = (text: string): Fields =>
  Object.fromEntries(
    text.split(text.includes(DELIMITER) ? DELIMITER : '|').flatMap(field => {
      const end = field.indexOf('=');
      return end > 0 ? [[field.slice(0, end), field.slice(end + 1)]] : [];
    }),
  );

/** Encodes a cookie's value byte for byte as the shop does. */
export const toCookie = (text: string, base64: boolean): string =>
  encodeURIComponent(base64 ? btoa(encodeURIComponent(text)) : text).replace(
    /[!~*'()]/g,
    mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export function fromCookie(value: string, base64: boolean): string {
  const text = decode(value);
  try {
    return base64 ? decode(atob(text)) : text;
  } catch {
    return '';
  }
}

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

export const bareHost = (host: string): string => host.replace('www.', '');

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
