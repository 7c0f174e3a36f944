import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { type Origins, toOwn, toShop } from './addresses';
import { askedCodings } from './bodies';
import { toOwnCookie } from './cookies';
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
