import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { type Origins, toOwn, toShop } from './addresses';
import { askedCodings } from './bodies';
import { type PolicyNeeds, widenPolicy } from './policy';

/** As if the shop's own page had sent it; `Origin` and `Referer` of other sites' pages stay. */
export function toShopHeaders(headers: IncomingHttpHeaders, origins: Origins): void {
  const { origin, referer } = headers;
  if (origin === origins.own.origin) headers.origin = origins.shop.origin;
  if (referer?.startsWith(`${origins.own.origin}/`)) headers.referer = toShop(referer, origins);
  // Whether a connection is kept is a matter of each side.
  delete headers.connection;
  headers['accept-encoding'] = askedCodings(headers['accept-encoding']?.toString());
}

/** About the connection to the shop, or about HTTPS on its name: none of it holds for this machine's plain HTTP. */
const DROPPED: ReadonlySet<string> = new Set(
  'alt-svc connection expect-ct keep-alive public-key-pins strict-transport-security transfer-encoding'.split(' '),
);

const POLICIES: ReadonlySet<string> = new Set(['content-security-policy', 'content-security-policy-report-only']);

export function toOwnHeaders(headers: IncomingHttpHeaders, needs: PolicyNeeds): OutgoingHttpHeaders {
  const { origins, isFramed } = needs;
  const result: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || DROPPED.has(name) || (isFramed && name === 'x-frame-options')) continue;
    if (name === 'set-cookie') {
      result[name] = [value].flat().map(cookie => toOwnCookie(cookie, origins.shop.hostname));
    } else if (POLICIES.has(name)) {
      const policy = widenPolicy(String(value), needs);
      if (policy) result[name] = policy;
    } else {
      result[name] = toOwn(String(value), origins);
    }
  }
  return result;
}

/** Names that browsers accept only from cookies with `Secure`, which they take from this machine too. */
const NEEDS_SECURE = /^__(?:Secure|Host)-/i;

/**
 * Has a browser keep the shop's cookie for this machine: without the shop's domain, and without what plain HTTP forbids
 * (`Secure`, and what only goes with it). All else of it stays: path, end, `HttpOnly`, `SameSite=Lax` and `Strict`.
 */
export function toOwnCookie(cookie: string, shopName: string): string {
  const [pair = '', ...attributes] = cookie.split(';').map(part => part.trim());
  const staysSecure = NEEDS_SECURE.test(pair);
  const kept = attributes.flatMap(attribute => {
    const [name = '', value = ''] = attribute.split('=').map(part => part.trim().toLowerCase());
    if (name === 'domain') return coversShop(value, shopName) ? [] : [attribute];
    if (staysSecure) return [attribute];
    if (name === 'secure' || name === 'partitioned') return [];
    return name === 'samesite' && value === 'none' ? ['SameSite=Lax'] : [attribute];
  });
  return [pair, ...kept].join('; ');
}

/** Whether a cookie's domain is the shop's or one above it; browsers refuse any other, and are to refuse it here too. */
function coversShop(domain: string, shopName: string): boolean {
  const name = domain.replace(/^\./, '');
  return shopName === name || shopName.endsWith(`.${name}`);
}
