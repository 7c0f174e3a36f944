import { vi } from 'vitest';
import { removeCookie } from '../../../src/core/cookies';
import { orderStore } from '../../../src/core/provider/paying/orderStore';
import { json } from '../../core/calls/helpers';

/** What the shop did with an order whose answer says nothing. */
export type Did =
  | 'nothing'
  | 'placed'
  | 'placed later'
  | 'another cart'
  | 'nothing, the first question fails'
  | 'placed, the first question fails'
  | 'silent';

/** Answers to a call; an error is a lost connection. */
export type Reply = () => Response | Error;

/** Names of the calls: the order, a question about it, anything else. */
const nameOf = ({ url, method }: Request): 'order' | 'fragments' | 'cart' | 'page' | 'other' => {
  if (method === 'POST' && /wc-ajax=checkout|store\/v1\/checkout/.test(url)) return 'order';
  if (url.includes('get_refreshed_fragments')) return 'fragments';
  if (method === 'GET' && url.includes('store/v1/cart')) return 'cart';
  return method === 'GET' && !url.includes('store/v1') ? 'page' : 'other';
};

const PAGES = {
  full: '<div class="woocommerce"><form class="checkout"></form><form id="order_review"><input name="woocommerce_pay"></form></div>',
  empty:
    '<div class="woocommerce"><div class="wc-empty-cart-message"><div class="cart-empty">Prazna.</div></div></div>',
};

/** A shop that gives a wrong answer to an order, and is then asked what it did. */
export class AskedShop {
  orders = 0;
  /** How often the shop was asked about the order. */
  questions = 0;
  #first: string | undefined;
  readonly #otherwise = fetch;

  /**
   * Takes the place of the page's shop.
   * @param empty empties the carts of that shop
   */
  constructor(
    readonly reply: Reply,
    readonly did: Did,
    readonly empty = () => {},
  ) {
    vi.stubGlobal('fetch', (request: Request) => this.#answer(request));
  }

  get #isPlaced(): boolean {
    return this.did.startsWith('placed') && (this.did !== 'placed later' || this.questions > 1);
  }

  async #answer(request: Request): Promise<Response> {
    const name = nameOf(request);
    if (name === 'order') {
      this.orders += 1;
      const reply = this.reply();
      if (reply instanceof Error) throw reply;
      return reply;
    }
    const isAsked = orderStore.getState().kind === 'checking' && name !== 'other';
    return isAsked ? this.#said(name, request) : this.#otherwise(request);
  }

  async #said(name: 'fragments' | 'cart' | 'page', request: Request): Promise<Response> {
    this.#first ??= name;
    if (name === this.#first) this.questions += 1;
    if (this.#isPlaced) {
      this.empty();
      removeCookie('woocommerce_cart_hash');
    }
    const isBroken = this.did === 'silent' || (this.did.endsWith('fails') && name === this.#first);
    if (isBroken) return new Response('<p>Napaka</p>', { status: this.did === 'silent' ? 500 : 200 });
    if (name === 'page') return new Response(this.#isPlaced ? PAGES.empty : PAGES.full);
    const hash = this.#isPlaced ? '' : this.did === 'another cart' ? 'h2' : 'h1';
    return name === 'fragments' ? json({ fragments: {}, cart_hash: hash }) : this.#otherwise(request);
  }
}

const text =
  (body: string, status = 200) =>
  () =>
    new Response(body, { status });

/** The shop has ended its work, and says nothing of the order. */
export const DONE: Readonly<Record<string, Reply>> = {
  'a status of 500': text('', 500),
  'a page': text('<html>Prijava</html>'),
  'a page with a status of 403': text('<html>Požarni zid</html>', 403),
  'half an answer': text('{"result":"succ'),
  nothing: text(''),
  'JSON of another form': text('{"result":"maybe"}'),
};

/** The shop may still be at work. */
export const AT_WORK: Readonly<Record<string, Reply>> = {
  'no connection': () => new TypeError('lost'),
  'a redirect to another host': () => new TypeError('not same-origin'),
  'a status of 504': text('', 504),
};
