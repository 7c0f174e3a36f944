import Cookies from 'js-cookie';

interface CookieOptions {
  /** ms; below 0: it is removed. Default: until the browser closes. */
  readonly lifetime?: number | undefined;
  /** Default `/`. */
  readonly path?: string | undefined;
  readonly domain?: string | undefined;
  readonly secure?: boolean | undefined;
  readonly sameSite?: 'strict' | 'lax' | 'none' | undefined;
  /** Encodes the value; default: percent-encoding of what a cookie may not have. */
  readonly write?: (value: string) => string;
}

/** Undefined when missing, when its percent-encoding is malformed, or where cookies are blocked. */
export function getCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/**
 * All cookies by name, read at once: each look at `document.cookie` asks the browser's process. None where cookies are blocked.
 * @param read decodes a value
 */
export function getCookies(read: (value: string) => string): Readonly<Partial<Record<string, string>>> {
  try {
    return Cookies.withConverter({ read }).get();
  } catch {
    return {};
  }
}

/**
 * Not with `Cookies.set`: it takes what scripts have put on `Object.prototype` for an attribute.
 * @returns false where cookies are blocked by a throwing `document.cookie`; a browser may also drop one in silence
 */
export function setCookie(name: string, value: string, options: CookieOptions = {}): boolean {
  const { lifetime, path = '/', domain, secure, sameSite, write = percentEncoded } = options;
  const attributes = [
    `path=${path}`,
    ...(lifetime === undefined ? [] : [`max-age=${Math.round(lifetime / 1000)}`]),
    ...(domain ? [`domain=${domain}`] : []),
    ...(secure ? ['secure'] : []),
    ...(sameSite ? [`sameSite=${sameSite}`] : []),
  ];
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = [`${encodeURIComponent(name)}=${write(value)}`, ...attributes].join('; ');
    return true;
  } catch {
    return false;
  }
}

const percentEncoded = (value: string): string => Cookies.converter.write?.(value, '') ?? encodeURIComponent(value);

export const removeCookie = (name: string, domain?: string): boolean =>
  setCookie(name, '', { lifetime: -1000, domain });
