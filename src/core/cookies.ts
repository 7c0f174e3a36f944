import Cookies from 'js-cookie';

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
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** @returns false where cookies are blocked by a throwing `document.cookie`; a browser may also drop one in silence */
export function setCookie(name: string, value: string, options: CookieOptions = {}): boolean {
  const { lifetime, path = '/', ...rest } = options;
  const expires = lifetime === undefined ? undefined : new Date(Date.now() + lifetime);
  try {
    Cookies.set(name, value, { ...rest, path, expires });
    return true;
  } catch {
    return false;
  }
}

/** Removes a cookie; `path` and `domain` must be those it was set with. */
export function removeCookie(name: string, options: Pick<CookieOptions, 'path' | 'domain'> = {}): void {
  try {
    Cookies.remove(name, options);
  } catch {
    // Blocked: there is nothing to remove.
  }
}
