/**
 * Returns the absolute address of a URL from an answer or attribute, if it is http(s). The browser's own parser strips tabs and
 * control characters before the scheme is looked at.
 */
export function followableUrl(value: unknown): string | undefined {
  const url = typeof value === 'string' && value.trim() ? parseUrl(value, document.baseURI) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** As `followableUrl`, for an address of the page's own origin, which alone may get nonces. */
export function ownUrl(value: unknown): string | undefined {
  const url = followableUrl(value);
  return url && new URL(url).origin === location.origin ? url : undefined;
}

/** An address as it stands in an attribute, when it may be followed; else empty. Markup of content may name any scheme. */
export const addressOrNone = (address: string | null): string =>
  followableUrl(address) === undefined ? '' : (address ?? '');

/** The page's path as an address of its own: one that begins with `//` would name another host. */
export const ownPath = (path: string = location.pathname): string => path.replace(/^\/{2,}/, '/.$&');

/** Encodes text for an address; a lone surrogate, of which none can be made, becomes U+FFFD. */
export const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Decodes percent-encoded text; returns text that is badly encoded, such as with a lone `%`, as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An address, where it is one. `URL.canParse` and `URL.parse` are younger than the oldest browsers that count. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
