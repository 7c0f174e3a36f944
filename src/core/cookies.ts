import Cookies from 'js-cookie';

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
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** @returns false where cookies are blocked by a throwing `document.cookie`; a browser may also drop one in silence */
export function setCookie(name: string, value: string, options: CookieOptions = {}): boolean {
  const { lifetime, ...rest } = options;
  return write(name, value, rest, lifetime === undefined ? undefined : Date.now() + lifetime);
}

export function removeCookie(name: string): void {
  write(name, '', {}, 0);
}

/** Not with `Cookies.set`: it takes what scripts have put on `Object.prototype` for an attribute. @param end time of the clock, ms */
function write(
  name: string,
  value: string,
  { path = '/', domain, secure, sameSite }: Omit<CookieOptions, 'lifetime'>,
  end: number | undefined,
): boolean {
  const attributes = [
    `path=${path}`,
    ...(end === undefined ? [] : [`expires=${new Date(end).toUTCString()}`]),
    ...(domain ? [`domain=${domain}`] : []),
    ...(secure ? ['secure'] : []),
    ...(sameSite ? [`sameSite=${sameSite}`] : []),
  ];
  const encoded = Cookies.converter.write?.(value, name) ?? encodeURIComponent(value);
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = [`${encodeURIComponent(name)}=${encoded}`, ...attributes].join('; ');
    return true;
  } catch {
    return false;
  }
}
