import { createHash } from 'node:crypto';
import { parseObject } from './calls';
import { isRefusal } from './cart';
import type { Fault } from './faults';
import { escapeHtml } from './html';
import type { Attribute, Sellable, VariableProduct } from './product';
import type { Session, Sessions } from './session';
import { storeCart } from './storeCart';
import { findVariation } from './variation';
import type { Visit } from './visit';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const failure = (code: string, message: string, status: number, more: Record<string, unknown> = {}): Answer => ({
  status,
  body: { code, message, data: { status, ...more } },
});

const NO_ROUTE = failure('rest_no_route', 'Za ta naslov in način zahteve ni poti.', 404);

type Body = Record<string, unknown>;
type Route = (body: Body, visit: Visit) => Answer;

const cartAnswer = ({ session, base }: Visit, status = 200): Answer => ({
  status,
  body: storeCart(session.cart, base),
});

const badKey = (visit: Visit, message: string): Answer =>
  failure('woocommerce_rest_cart_invalid_key', message, 409, { cart: storeCart(visit.session.cart, visit.base) });

/** Attribute as the caller names it: select name, label (any case) or bare slug. */
function namedAttribute(product: VariableProduct, name: string): Attribute | undefined {
  return (
    product.attributes.find(attribute => attribute.name === name) ??
    product.attributes.find(attribute => attribute.label.toLowerCase() === name.toLowerCase()) ??
    product.attributes.find(attribute => attribute.name === `attribute_${name}`)
  );
}

function postedAttributes(product: VariableProduct, body: Body): Record<string, string> {
  const list: unknown[] = Array.isArray(body.variation) ? body.variation : [];
  const chosen: Record<string, string> = {};
  for (const entry of list) {
    if (typeof entry !== 'object' || entry === null || !('attribute' in entry) || !('value' in entry)) continue;
    const attribute = namedAttribute(product, String(entry.attribute));
    if (attribute) chosen[attribute.name] = String(entry.value);
  }
  return chosen;
}

function addItem(body: Body, visit: Visit): Answer {
  const { products, session } = visit;
  const id = typeof body.id === 'number' ? body.id : Number.NaN;
  const owner = products.owner(id);
  if (!owner) {
    const shown = typeof body.id === 'number' || typeof body.id === 'string' ? String(body.id) : '';
    return failure(
      'woocommerce_rest_cart_invalid_product',
      `Izdelka s številko &quot;${escapeHtml(shown)}&quot; ni.`,
      400,
    );
  }
  const name = `&quot;${escapeHtml(owner.name)}&quot;`;
  if (owner.type !== 'simple' && owner.type !== 'variable') {
    return failure('woocommerce_rest_product_not_purchasable', `Izdelka ${name} ni mogoče kupiti.`, 400);
  }
  const chosen = owner.type === 'variable' ? postedAttributes(owner, body) : {};
  let sellable: Sellable | undefined = products.sellable(id);
  if (!sellable && owner.type === 'variable') {
    if (Object.keys(chosen).length === 0) {
      return failure('woocommerce_rest_missing_attributes', `Manjkajo možnosti izdelka ${name}.`, 400);
    }
    const variation = findVariation(owner, chosen);
    if (!variation) return failure('woocommerce_rest_variation_id_from_variation_data', 'Take različice ni.', 400);
    sellable = { product: owner, variation };
  }
  if (!sellable) return NO_ROUTE;
  const open = Object.entries(sellable.variation?.attributes ?? {}).filter(
    ([key, value]) => value === '' && !chosen[key],
  );
  if (open.length > 0) {
    return failure('woocommerce_rest_missing_variation_data', `Manjkajo možnosti izdelka ${name}.`, 400);
  }
  const quantity = typeof body.quantity === 'number' && body.quantity > 0 ? body.quantity : 1;
  const result = session.cart.add(sellable, quantity, chosen);
  return isRefusal(result) ? failure(result.code, escapeHtml(result.message), 400) : cartAnswer(visit, 201);
}

function updateItem(body: Body, visit: Visit): Answer {
  const key = String(body.key ?? '');
  if (!visit.session.cart.item(key)) return badKey(visit, 'Tega izdelka v košarici ni.');
  const refusal = visit.session.cart.setQuantity(key, typeof body.quantity === 'number' ? body.quantity : 1);
  return refusal ? failure(refusal.code, escapeHtml(refusal.message), 400) : cartAnswer(visit);
}

function removeItem(body: Body, visit: Visit): Answer {
  const removed = visit.session.cart.remove(String(body.key ?? ''));
  return removed ? cartAnswer(visit) : badKey(visit, 'Tega izdelka v košarici ni več.');
}

const ROUTES: Record<string, { method: 'GET' | 'POST'; answer: Route }> = {
  cart: { method: 'GET', answer: (_, visit) => cartAnswer(visit) },
  'cart/add-item': { method: 'POST', answer: addItem },
  'cart/update-item': { method: 'POST', answer: updateItem },
  'cart/remove-item': { method: 'POST', answer: removeItem },
};

/** The Store API of one shop: routes of the cart, nonces and cart tokens. */
export class StoreApi {
  #nonceAge = 0;

  constructor(readonly sessions: Sessions) {}

  /** The nonce that the API takes now (10 hex digits, one for the whole shop). */
  get nonce(): string {
    return createHash('md5').update(`store-api-${this.#nonceAge}`).digest('hex').slice(0, 10);
  }

  /** The session that a request means: the cart token's, when it is valid, else the cookie's. */
  session(request: Request): Session {
    return this.sessions.ofToken(request.headers.get('cart-token') ?? '') ?? this.sessions.ofCookie(request);
  }

  /** Answers a route below `/wp-json/wc/store/v1/`. */
  async answer(route: string, visit: Visit, fault: Fault | undefined): Promise<Response> {
    if (fault?.kind === 'expired-nonce') this.#nonceAge += 1;
    const { request } = visit;
    const found = Object.hasOwn(ROUTES, route) ? ROUTES[route] : undefined;
    if (found?.method !== request.method) return this.#response(NO_ROUTE, {});
    const answer = this.#refuse(request) ?? found.answer(parseObject(await request.clone().text()), visit);
    return this.#response(answer, {
      Nonce: this.nonce,
      'Nonce-Timestamp': String(Math.floor(Date.now() / 1000)),
      'User-ID': '0',
      'Cart-Token': this.sessions.token(visit.session),
      'Cart-Hash': visit.session.cart.hash(),
      'Cache-Control': 'no-store',
      Allow: found.method,
    });
  }

  #refuse(request: Request): Answer | undefined {
    if (request.method === 'GET') return undefined;
    if (this.sessions.ofToken(request.headers.get('cart-token') ?? '')) return undefined;
    const nonce = request.headers.get('nonce');
    if (!nonce) return failure('woocommerce_rest_missing_nonce', 'Manjka glava Nonce.', 401);
    return nonce === this.nonce ? undefined : failure('woocommerce_rest_invalid_nonce', 'Nonce ni veljaven.', 403);
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
