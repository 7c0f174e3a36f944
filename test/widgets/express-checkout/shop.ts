import { vi } from 'vitest';
import { json } from '../../core/calls/helpers';

/** A call that the shop got. */
export interface Call {
  readonly method: string;
  /** `POST cart/add-item`, without its query. */
  readonly name: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Lines of a cart. */
export interface Line {
  readonly key: string;
  readonly id: number;
  readonly quantity: number;
}

interface StoredCart {
  lines: Line[];
  country: string;
  rate: string;
  nonce: string;
}

const SESSION = 'X-WooPayments-Tokenized-Cart-Session';

/** Undefined is the shop's own answer, late. */
type Instead = Response | Error | undefined;

/** Price of a piece, and rates by country; cents. */
export const PIECE = 1990;
export const RATES: Readonly<Record<string, readonly { id: string; cents: number }[]>> = {
  SI: [
    { id: 'flat_rate:1', cents: 320 },
    { id: 'local_pickup:2', cents: 0 },
  ],
  AT: [{ id: 'flat_rate:3', cents: 990 }],
};

/** A shop with real carts: the shopper's own, and those apart by their session. Each of its answers has another nonce. */
export class FakeShop {
  readonly calls: Call[] = [];
  readonly own: StoredCart = {
    lines: [{ key: 'own', id: 7, quantity: 1 }],
    country: '',
    rate: '',
    nonce: 'page-nonce',
  };
  readonly apart = new Map<string, StoredCart>();
  /** Answers in place of the shop's, once each, by name of the call. */
  readonly instead = new Map<string, (call: Call) => Instead | Promise<Instead>>();
  /** Whether the page's nonce for carts apart is valid. */
  hasSessions = true;
  needsShipping = true;
  order: Record<string, unknown> = {
    order_id: 99,
    status: 'processing',
    payment_result: { payment_status: 'success', payment_details: [], redirect_url: '/checkout/order-received/99/' },
  };
  #count = 0;
  #running = new Map<StoredCart, number>();
  /** The most calls that were under way for one cart at a time. */
  most = 0;

  constructor() {
    vi.stubGlobal('fetch', (request: Request) => this.#answer(request));
  }

  /** Waits until nothing is under way, so that no call of one test reaches the next one's shop. */
  async idle(): Promise<void> {
    for (let calls = -1; calls !== this.calls.length; ) {
      calls = this.calls.length;
      await new Promise(resolve => setTimeout(resolve, 5));
    }
  }

  ownKeys(): string[] {
    return this.own.lines.map(({ key }) => key);
  }

  names(): string[] {
    return this.calls.map(({ name }) => name);
  }

  async #answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^.*\/wc\/store\/v1\//, '');
    const body = request.method === 'GET' ? {} : JSON.parse((await request.clone().text()) || '{}');
    const call: Call = {
      method: request.method,
      name: `${request.method} ${path}`,
      query: url.searchParams,
      headers: request.headers,
      body,
    };
    this.calls.push(call);
    // At once: whoever has seen the call may answer it.
    const instead = this.instead.get(call.name)?.(call);
    this.instead.delete(call.name);
    const { cart, token } = this.#cartOf(call);
    this.#running.set(cart, (this.#running.get(cart) ?? 0) + 1);
    this.most = Math.max(this.most, this.#running.get(cart) ?? 0);
    await new Promise(resolve => setTimeout(resolve));
    this.#running.set(cart, (this.#running.get(cart) ?? 1) - 1);
    const answered = await instead;
    if (answered instanceof Error) throw answered;
    if (answered) return answered;
    const sent = call.headers.get('Nonce');
    const isRefused = call.method === 'POST' && sent !== cart.nonce && sent !== 'page-nonce';
    this.#count += 1;
    cart.nonce = `nonce-${this.#count}`;
    const headers = { Nonce: cart.nonce, ...(token && { [SESSION]: token }) };
    if (isRefused) return json({ code: 'woocommerce_rest_invalid_nonce', message: 'Nonce', data: {} }, 403, headers);
    return this.#do(call, cart, headers);
  }

  #cartOf({ headers }: Call): { cart: StoredCart; token?: string } {
    const asked = headers.get(SESSION);
    if (asked === null || !this.hasSessions) return { cart: this.own };
    const known = this.apart.get(asked);
    if (known) return { cart: known, token: asked };
    const token = `session-${this.apart.size + 1}`;
    const cart = { lines: [], country: '', rate: '', nonce: 'page-nonce' };
    this.apart.set(token, cart);
    return { cart, token };
  }

  #do({ name, body }: Call, cart: StoredCart, headers: Record<string, string>): Response {
    if (name === 'POST cart/add-item') {
      const quantity = Number(body.quantity);
      if (quantity > 90)
        return json({ code: 'woocommerce_rest_product_out_of_stock', message: 'Ni', data: {} }, 400, headers);
      const id = Number(body.id);
      const same = cart.lines.find(line => line.id === id);
      const line = { key: same?.key ?? `k${cart.lines.length}-${id}`, id, quantity: quantity + (same?.quantity ?? 0) };
      cart.lines = same ? cart.lines.map(one => (one === same ? line : one)) : [...cart.lines, line];
      return json(this.cart(cart), 201, headers);
    }
    if (name === 'POST cart/update-item') {
      const quantity = Number(body.quantity);
      cart.lines = cart.lines.map(line => (line.key === body.key ? { ...line, quantity } : line));
    }
    if (name === 'POST cart/remove-item') cart.lines = cart.lines.filter(({ key }) => key !== body.key);
    if (name === 'POST cart/update-customer') {
      cart.country = String(Object(body.shipping_address).country);
      cart.rate = RATES[cart.country]?.[0]?.id ?? '';
    }
    if (name === 'POST cart/select-shipping-rate') cart.rate = String(body.rate_id);
    if (name.startsWith('POST checkout')) return json(this.order, 200, headers);
    return json(this.cart(cart), 200, headers);
  }

  /** A cart as the Store API tells of it. */
  cart({ lines, country, rate }: StoredCart): Record<string, unknown> {
    const rates = this.needsShipping ? (RATES[country] ?? []) : [];
    const shipping = rates.find(({ id }) => id === rate)?.cents ?? 0;
    const items = lines.reduce((sum, { quantity }) => sum + quantity * PIECE, 0);
    const money = { currency_code: 'EUR', currency_minor_unit: 2 };
    return {
      items: lines.map(({ key, id, quantity }) => ({
        key,
        id,
        quantity,
        name: 'Čaj &amp; med',
        variation: [],
        item_data: [],
        prices: { price: String(PIECE), ...money },
        totals: { line_subtotal: String(PIECE * quantity), line_subtotal_tax: '0', ...money },
        extensions: {},
      })),
      totals: {
        total_price: String(items + shipping),
        total_shipping: String(shipping),
        total_shipping_tax: '0',
        ...money,
      },
      needs_shipping: this.needsShipping,
      shipping_rates: [
        {
          package_id: 0,
          shipping_rates: rates.map(({ id, cents }) => ({
            rate_id: id,
            name: id,
            price: String(cents),
            taxes: '0',
            selected: id === rate,
            meta_data: [],
            ...money,
          })),
        },
      ],
    };
  }
}
