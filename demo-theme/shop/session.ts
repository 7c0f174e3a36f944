import type { Customer } from './account/customers';
import { fromBase64Url, toBase64Url } from './base64';
import { Cart } from './cart';
import { digest, randomHex } from './digest';
import { hasWishlist } from './wishlist/wishlists';

const SESSION_SECONDS = 172_800;
const SECRET = 'demo-shop';

/** One visitor: the cart and the notices that wait for the next page. */
export class Session {
  readonly cart = new Cart();
  /** The logged-in customer. */
  customer: Customer | undefined;
  /** HTML of the notices to print on the next page. */
  notices: string[] = [];

  constructor(readonly id = `t_${randomHex(15)}`) {}

  /** The notices that wait; they are printed once. */
  takeNotices(): string {
    const html = this.notices.join('\n');
    this.notices = [];
    return html;
  }
}

/** Cookies of other scripts may hold a lone percent sign, which can't be decoded. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Cookies of a request by name, decoded. */
export function readCookies(request: Request): Record<string, string> {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map(part => part.trim().split('='));
  return Object.fromEntries(pairs.filter(([name]) => name).map(([name, ...value]) => [name, decode(value.join('='))]));
}

/** Sessions of a shop, found by cookie or by a cart token. */
export class Sessions {
  readonly cookieName = `wp_woocommerce_session_${sign('session')}`;
  #byId = new Map<string, Session>();

  reset(): void {
    this.#byId = new Map();
  }

  /** All that are known. */
  all(): Session[] {
    return [...this.#byId.values()];
  }

  byId(id: string): Session | undefined {
    return this.#byId.get(id);
  }

  /** Takes a session of an earlier run. */
  keep(session: Session): void {
    this.#byId.set(session.id, session);
  }

  /** The session of the request's cookie, or a new one that is kept once {@link cookies} has told the visitor. */
  ofCookie(request: Request): Session {
    const id = (readCookies(request)[this.cookieName] ?? '').split('|')[0] ?? '';
    return this.#byId.get(id) ?? new Session();
  }

  /** A new session that no cookie leads to, for a cart beside the shopper's own. */
  separate(): Session {
    const session = new Session();
    this.#byId.set(session.id, session);
    return session;
  }

  /** The session of a cart token; `undefined` for a token that is not valid. */
  ofToken(token: string): Session | undefined {
    const [head, body, signature] = token.split('.');
    if (!head || !body || signature !== sign(`${head}.${body}`)) return undefined;
    const payload: unknown = JSON.parse(fromBase64Url(body));
    if (typeof payload !== 'object' || payload === null || !('user_id' in payload)) return undefined;
    return this.#byId.get(String(payload.user_id));
  }

  /** A token (JWT, 48 hours) that opens the session without cookies. */
  token(session: Session): string {
    this.#byId.set(session.id, session);
    const now = Math.floor(Date.now() / 1000);
    const payload = { user_id: session.id, exp: now + SESSION_SECONDS, iss: 'store-api', iat: now };
    const head = encode({ alg: 'HS256', typ: 'JWT' });
    return `${head}.${encode(payload)}.${sign(`${head}.${encode(payload)}`)}`;
  }

  /** `Set-Cookie` values that bring the visitor's cookies in line with the session. */
  cookies(request: Request, session: Session): string[] {
    const had = readCookies(request);
    const hash = session.cart.hash();
    const result: string[] = [];
    if (hash !== '') {
      if (had.woocommerce_items_in_cart !== '1') result.push('woocommerce_items_in_cart=1; path=/');
      if (had.woocommerce_cart_hash !== hash) result.push(`woocommerce_cart_hash=${hash}; path=/`);
    } else {
      for (const name of ['woocommerce_items_in_cart', 'woocommerce_cart_hash']) {
        if (name in had) result.push(`${name}=; expires=Thu, 01 Jan 1970 00:00:01 GMT; Max-Age=0; path=/`);
      }
    }
    const known = (had[this.cookieName] ?? '').startsWith(`${session.id}|`);
    if (!known && (hash !== '' || session.notices.length > 0 || session.customer || hasWishlist(session))) {
      this.#byId.set(session.id, session);
      const now = Math.floor(Date.now() / 1000);
      const value = encodeURIComponent(
        `${session.id}|${now + SESSION_SECONDS}|${now + SESSION_SECONDS / 2}|${sign(session.id)}`,
      );
      const expires = new Date((now + SESSION_SECONDS) * 1000).toUTCString();
      result.push(`${this.cookieName}=${value}; expires=${expires}; Max-Age=${SESSION_SECONDS}; path=/; HttpOnly`);
    }
    return result;
  }
}

const encode = (value: unknown): string => toBase64Url(JSON.stringify(value));

const sign = (text: string): string => digest(`${SECRET} ${text}`);
