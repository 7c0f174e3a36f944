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
