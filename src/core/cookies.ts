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
  for (const pair of allCookies()) {
    const [key = '', ...value] = pair.split('=');
    try {
      if (decodeURIComponent(key) === name) return decodeValue(value.join('='));
    } catch {
      // Somebody else's, malformed.
    }
  }
  return undefined;
}

function allCookies(): string[] {
  try {
    return document.cookie.split('; ');
  } catch {
    return [];
  }
}

/** A quoted value is what stands in the quotes; a percent sign that encodes nothing is one. */
const decodeValue = (value: string): string =>
  (value.startsWith('"') ? value.slice(1, -1) : value).replace(/(?:%[\dA-F]{2})+/gi, decodeURIComponent);

/** What RFC 6265 allows in a value stays readable, also for the server. */
const encodeValue = (value: string): string =>
  encodeURIComponent(value).replace(/%(?:2[346BF]|3[AC-F]|40|5[BDE]|60|7[BCD])/g, decodeURIComponent);

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
  const attributes = [
    `path=${path}`,
    ...(end === undefined ? [] : [`expires=${new Date(end).toUTCString()}`]),
    ...(domain ? [`domain=${domain}`] : []),
    ...(secure ? ['secure'] : []),
    ...(sameSite ? [`sameSite=${sameSite}`] : []),
  ];
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store's own interface answers later, and is not in every browser
    document.cookie = [`${encodeURIComponent(name)}=${encodeValue(value)}`, ...attributes].join('; ');
    return true;
  } catch {
    return false;
  }
}
