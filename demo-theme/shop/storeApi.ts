import { parseObject } from './calls';
import type { Fault } from './faults';
import type { Payments } from './paying/payments';
import type { Session, Sessions } from './session';
import { type Answer, cartAnswer, failure, NO_ROUTE, type Route } from './storeApi/answer';
import { checkoutRoutes, payOrder, readOrder } from './storeApi/checkoutRoutes';
import { itemRoutes } from './storeApi/itemRoutes';
import { Nonces } from './storeApi/nonces';
import { shippingRoutes } from './storeApi/shippingRoutes';
import { SESSION_HEADER, separateCart } from './storeApi/tokenized';
import type { Visit } from './visit';

const POSTED: Record<string, Route> = { ...itemRoutes, ...shippingRoutes, ...checkoutRoutes };

/** The route of an address and its method; undefined where there is none. */
function routeOf(path: string, method: string): Route | undefined {
  if (path === 'cart' && method === 'GET') return (_, visit) => cartAnswer(visit);
  const order = /^order\/(\d+)$/.exec(path)?.[1];
  if (order !== undefined && method === 'GET') return (_, visit) => readOrder(order, visit);
  if (method !== 'POST') return undefined;
  const paid = /^checkout\/(\d+)$/.exec(path)?.[1];
  if (paid !== undefined) return (body, visit) => payOrder(paid, body, visit);
  return Object.hasOwn(POSTED, path) ? POSTED[path] : undefined;
}

/** The session of a call, and whether it is a wallet's own and no cookie's. */
export interface StoreSession {
  session: Session;
  isSeparate: boolean;
}

/** The Store API of one shop: routes, nonces, cart tokens and the wallets' separate carts. */
export class StoreApi {
  readonly nonces = new Nonces();

  constructor(
    readonly sessions: Sessions,
    readonly payments: Payments,
  ) {}

  /** A nonce for a page to print. */
  nonce(): string {
    return this.nonces.issue();
  }

  /** The session that a request means: the separate cart's, the cart token's when it is valid, else the cookie's. */
  session(request: Request, fault: Fault | undefined): StoreSession {
    const separate = separateCart(request, this.sessions, this.payments, fault?.kind === 'stale-session');
    if (separate) return { session: separate, isSeparate: true };
    const ofToken = this.sessions.ofToken(request.headers.get('cart-token') ?? '');
    return { session: ofToken ?? this.sessions.ofCookie(request), isSeparate: false };
  }

  /** Answers a route below `/wp-json/wc/store/v1/`. */
  async answer(path: string, visit: Visit, fault: Fault | undefined): Promise<Response> {
    if (fault?.kind === 'expired-nonce') this.nonces.expire();
    const { request } = visit;
    const route = routeOf(path, request.method);
    if (!route) return this.#response(NO_ROUTE, {});
    const answer = this.#refuse(request) ?? route(parseObject(await request.clone().text()), visit);
    const token = this.sessions.token(visit.session);
    return this.#response(answer, {
      Nonce: this.nonce(),
      'Nonce-Timestamp': String(Math.floor(Date.now() / 1000)),
      'User-ID': '0',
      'Cart-Token': token,
      'Cart-Hash': visit.session.cart.hash(),
      'Cache-Control': 'no-store',
      Allow: request.method,
      ...(visit.isSeparate && { [SESSION_HEADER]: token }),
    });
  }

  #refuse(request: Request): Answer | undefined {
    if (request.method === 'GET') return undefined;
    if (this.sessions.ofToken(request.headers.get('cart-token') ?? '')) return undefined;
    const nonce = request.headers.get('nonce');
    if (!nonce) return failure('woocommerce_rest_missing_nonce', 'Manjka glava Nonce.', 401);
    return this.nonces.isValid(nonce)
      ? undefined
      : failure('woocommerce_rest_invalid_nonce', 'Nonce ni veljaven.', 403);
  }

  #response({ status, body }: Answer, headers: Record<string, string>): Response {
    return new Response(JSON.stringify(body), {
      status,
      headers: {
        'Content-Type': 'application/json; charset=UTF-8',
        'X-Robots-Tag': 'noindex',
        'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link, Cart-Token',
        ...headers,
      },
    });
  }
}
