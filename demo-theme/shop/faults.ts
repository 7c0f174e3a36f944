import { parseObject } from './calls';
import { isTwist, TWISTS, type Twist, twisted } from './twists';

/**
 * Kinds of faults. `drop` loses the call, `cut` the answer to a call that the shop has carried out; `expired-nonce`: for the
 * Store API and `admin-ajax`; `stale-session`: the nonce of a wallet's separate cart is not taken; `conflict`: 409 with the
 * cart; `result-error`, `success-false`: a gateway or plugin refuses the order in a form of its own; `moved`: once, a redirect to
 * another address of the shop, `moved-away`: to another host; both as 307, or as `status` says. The rest changes the answer's content, see `twists.ts`.
 */
export const FAULT_KINDS = [
  'empty',
  'html',
  'notice',
  'truncated',
  'cut',
  'drop',
  'wrong-shape',
  'expired-nonce',
  'stale-session',
  'result-error',
  'success-false',
  'moved',
  'moved-away',
  ...TWISTS,
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

/** Names of calls that may fail: any `wc-ajax` end point and these. */
export const CALL_NAMES = [
  'add_to_cart',
  'remove_from_cart',
  'get_variation',
  'get_refreshed_fragments',
  'update_order_review',
  'checkout',
  'wcpt_ajax',
  'wcpt__dynamic_filter__lazy_load',
  'wcpt_cart',
  'wcpt_get_product_form_modal',
  'wcpt_get_csv',
  'wishlist',
  'tinvwl',
  'form-post',
  'store-api',
  'store-api/cart',
  'store-api/cart/add-item',
  'store-api/cart/remove-item',
  'store-api/cart/update-customer',
  'store-api/cart/select-shipping-rate',
  'store-api/checkout',
  'store-api/order',
  'admin-ajax',
  'admin-ajax/update_order_status',
  'admin-ajax/create_setup_intent',
  'admin-ajax/save_upe_appearance',
  'admin-ajax/platform_tracks',
  'wcpay_init_woopay',
  'wcpay_add_to_cart',
  'wcpay_get_cart_total',
  'wcpay_check_bnpl_availability',
  'provider',
  'rest-echo',
  'rest-user',
  'chunk',
  'style',
  'entry',
  'image',
  'audio',
  'page',
] as const;

/** Name of a call that may fail, of those that are known by name. */
export type CallName = (typeof CALL_NAMES)[number];

/** A fault of one call. Without `times` it stays until it is cleared (`expired-nonce`, `moved`: once). */
export interface Fault {
  /** Milliseconds before the answer. */
  delay?: number;
  /** The answer waits for it; see {@link Faults.hold}. */
  until?: Promise<void>;
  /** HTTP status in place of the right one; the body becomes a short text unless `kind` says otherwise. */
  status?: number;
  kind?: FaultKind;
  /** The shop does nothing; the answer of `kind` (a page, nothing) comes from a server before it. */
  isUndone?: boolean;
  /** Number of calls that fail. */
  times?: number;
}

/** Rejection of {@link DemoShop.handle} for a connection that the server drops. */
export class ConnectionDropped extends Error {
  constructor() {
    super('The demo shop drops this connection.');
    this.name = 'ConnectionDropped';
  }
}

/** Faults that are there once unless they say otherwise. */
const ONCE: readonly FaultKind[] = ['expired-nonce', 'moved'];

/** The faults of a shop by call name. One of `store-api/…` or `admin-ajax/…` comes before that of the whole. */
export class Faults {
  readonly #byCall = new Map<string, Fault>();

  set(call: string, fault: Fault): void {
    this.#byCall.set(call, fault.kind && ONCE.includes(fault.kind) ? { times: 1, ...fault } : { ...fault });
  }

  /** Holds the answers to a call back, with another fault where one is given. Returns a function that releases them. */
  hold(call: string, fault: Fault = {}): () => void {
    let release = () => {};
    const until = new Promise<void>(resolve => {
      release = resolve;
    });
    this.set(call, { ...fault, until });
    return release;
  }

  /** Clears the fault of one call, or all of them. */
  clear(call?: string): void {
    if (call === undefined) this.#byCall.clear();
    else this.#byCall.delete(call);
  }

  /** The faults that are set, for display. */
  list(): Record<string, Fault> {
    return Object.fromEntries(this.#byCall);
  }

  /** The fault of the next call of that name, counted off. */
  take(call: string, detail = ''): Fault | undefined {
    const exact = `${call}/${detail}`;
    if (detail !== '' && this.#byCall.has(exact)) return this.take(exact);
    const fault = this.#byCall.get(call);
    if (!fault) return undefined;
    if (fault.times !== undefined) {
      if (fault.times <= 1) this.#byCall.delete(call);
      else this.#byCall.set(call, { ...fault, times: fault.times - 1 });
    }
    return fault;
  }
}

const LOGIN_PAGE =
  '<!DOCTYPE html><html lang="sl"><head><meta charset="utf-8"><title>Prijava</title></head><body><h1>Prijava</h1><form method="post"><label>Geslo <input type="password" name="geslo"></label></form></body></html>';

const WRONG_SHAPE = { fragments: 'ni seznam', cart_hash: 7, variation_id: 'ni število', items: 'ni seznam' };

/** Refusals of gateways and plugins in a form of their own; the shop does nothing. */
const REFUSALS: ReadonlyMap<FaultKind, object> = new Map([
  ['result-error', { result: 'error', messages: '<ul class="woocommerce-error"><li>Kartica je zavrnjena.</li></ul>' }],
  ['success-false', { success: false, data: 'Kartica je zavrnjena.' }],
]);

/** Where `moved-away` leads: a reserved name, which no host has. */
const AWAY = 'https://drugje.invalid/';

/** A redirect that keeps the method and the body. */
const moved = ({ kind, status = 307 }: Fault, address: string): Response =>
  new Response(null, { status, headers: { Location: kind === 'moved' ? address : AWAY } });

/**
 * Waits as long as the fault asks, then damages the answer. Throws {@link ConnectionDropped} for `drop`.
 * @param address where a moved call is answered
 */
export async function applyFault(
  fault: Fault | undefined,
  answer: () => Promise<Response>,
  address = '/',
): Promise<Response> {
  if (!fault) return answer();
  await fault.until;
  if (fault.delay) await new Promise(resolve => setTimeout(resolve, fault.delay));
  if (fault.kind === 'drop') throw new ConnectionDropped();
  if (fault.status !== undefined && !fault.kind) return html(`Napaka ${fault.status}`, fault.status);
  const refusal = fault.kind && REFUSALS.get(fault.kind);
  if (refusal) return Response.json(refusal, { status: fault.status ?? 200 });
  if (fault.kind === 'moved' || fault.kind === 'moved-away') return moved(fault, address);
  return damage(fault, fault.isUndone ? new Response('{}') : await answer());
}

async function damage(fault: Fault, response: Response): Promise<Response> {
  const status = fault.status ?? response.status;
  switch (fault.kind) {
    case 'empty':
      return replaced(response, '', status);
    case 'html':
      return html(LOGIN_PAGE, status);
    case 'notice':
      return replaced(
        response,
        `<br />\n<b>Notice</b>:  Undefined index: demo in <b>/demo.php</b> on line <b>7</b><br />\n${await response.text()}`,
        status,
      );
    case 'truncated': {
      const body = await response.text();
      return replaced(response, body.slice(0, Math.floor(body.length / 2)), status);
    }
    case 'cut':
      return new Response(cutOff(await response.text()), response);
    case 'wrong-shape':
      return replaced(response, JSON.stringify(WRONG_SHAPE), status);
    default:
      return fault.kind && isTwist(fault.kind) ? changed(response, fault.kind, fault.status) : response;
  }
}

/**
 * Half an answer, then the connection is lost. Not before its first byte: a browser sends a call again by itself whose connection
 * was in use before and closes without an answer.
 */
const cutOff = (body: string): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: stream => stream.enqueue(new TextEncoder().encode(body.slice(0, body.length / 2))),
    pull: stream => stream.error(new ConnectionDropped()),
  });

/** An answer with something else in it; one that is no JSON stays as it is. */
async function changed(response: Response, kind: Twist, wanted: number | undefined): Promise<Response> {
  const text = await response.text();
  const { body, status } = twisted(kind, parseObject(text));
  return replaced(
    response,
    Object.keys(body).length === 0 ? text : JSON.stringify(body),
    wanted ?? status ?? response.status,
  );
}

function replaced(response: Response, body: string, status: number): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(body, { status, headers });
}

const html = (body: string, status: number): Response =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
