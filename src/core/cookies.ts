/** Where and how long a cookie lives. */
export interface CookieOptions {
  /** ms from now; default: until the browser closes. */
  readonly lifetime?: number | undefined;
  /** Default `/`. */
  readonly path?: string | undefined;
  readonly domain?: string | undefined;
  readonly secure?: boolean | undefined;
  readonly sameSite?: 'strict' | 'lax' | 'none' | undefined;
}

/** The decoded value. Undefined when missing, when its percent-encoding is malformed, or where cookies are blocked. */
export function getCookie(name: string): string | undefined {
  try {
    for (const pair of document.cookie.split('; ')) {
      const end = pair.indexOf('=');
      if (end < 0 || decode(pair.slice(0, end)) !== name) continue;
      const value = decode(pair.slice(end + 1).replace(/^"(.*)"$/, '$1'));
      if (value !== undefined) return value;
    }
    return undefined;
  } catch {
    return undefined;
  }
}

/** @returns false where cookies are blocked by a throwing `document.cookie`; a browser may also drop one in silence */
export function setCookie(name: string, value: string, options: CookieOptions = {}): boolean {
  const { lifetime, ...rest } = options;
  return write(name, value, rest, lifetime === undefined ? undefined : Date.now() + lifetime);
}

/** Removes a cookie; `path` and `domain` must be those it was set with. */
export function removeCookie(name: string, options: Pick<CookieOptions, 'path' | 'domain'> = {}): void {
  write(name, '', options, 0);
}

/** @param end time of the clock, in ms */
function write(
  name: string,
  value: string,
  { path = '/', domain, secure, sameSite }: Omit<CookieOptions, 'lifetime'>,
  end: number | undefined,
): boolean {
  const parts = [
    `${encodeURIComponent(name)}=${encode(value)}`,
    `path=${path}`,
    end !== undefined && `expires=${new Date(end).toUTCString()}`,
    domain && `domain=${domain}`,
    secure && 'secure',
    sameSite && `sameSite=${sameSite}`,
  ];
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the one place that writes
    document.cookie = parts.filter(Boolean).join('; ');
    return true;
  } catch {
    return false;
  }
}

/** What a value may hold as it is stays readable, as other scripts of the shop write it. */
const encode = (value: string): string =>
  encodeURIComponent(value).replace(/%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g, decodeURIComponent);

function decode(text: string): string | undefined {
  try {
    return text.replace(/(?:%[\dA-F]{2})+/gi, decodeURIComponent);
  } catch {
    return undefined;
  }
}
