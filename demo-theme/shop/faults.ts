/** What goes wrong with the answer. `expired-nonce` is for the Store API only. */
export type FaultKind = 'empty' | 'html' | 'notice' | 'truncated' | 'drop' | 'wrong-shape' | 'expired-nonce';

export const FAULT_KINDS: readonly FaultKind[] = [
  'empty',
  'html',
  'notice',
  'truncated',
  'drop',
  'wrong-shape',
  'expired-nonce',
];

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
  'form-post',
  'store-api',
  'admin-ajax',
  'rest-echo',
  'rest-user',
  'chunk',
  'style',
  'entry',
  'page',
] as const;

/** A fault of one call. Without `times` it stays until it is cleared (`expired-nonce`: once). */
export interface Fault {
  /** Milliseconds before the answer. */
  delay?: number;
  /** HTTP status in place of the right one; the body becomes a short text unless `kind` says otherwise. */
  status?: number;
  kind?: FaultKind;
  /** How many calls it hits. */
  times?: number;
}

/** Rejection of {@link DemoShop.handle} for a connection that the server drops. */
export class ConnectionDropped extends Error {
  constructor() {
    super('The demo shop drops this connection.');
    this.name = 'ConnectionDropped';
  }
}

/** The faults of a shop by call name. */
export class Faults {
  readonly #byCall = new Map<string, Fault>();

  set(call: string, fault: Fault): void {
    this.#byCall.set(call, fault.kind === 'expired-nonce' ? { times: 1, ...fault } : { ...fault });
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
  take(call: string): Fault | undefined {
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

/** Waits as long as the fault asks, then damages the answer. Throws {@link ConnectionDropped} for `drop`. */
export async function applyFault(fault: Fault | undefined, answer: () => Promise<Response>): Promise<Response> {
  if (!fault) return answer();
  if (fault.delay) await new Promise(resolve => setTimeout(resolve, fault.delay));
  if (fault.kind === 'drop') throw new ConnectionDropped();
  if (fault.status !== undefined && !fault.kind) return html(`Napaka ${fault.status}`, fault.status);
  const response = await answer();
  return damage(fault, response);
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
    case 'wrong-shape':
      return replaced(response, JSON.stringify(WRONG_SHAPE), status);
    default:
      return response;
  }
}

function replaced(response: Response, body: string, status: number): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.delete('content-encoding');
  return new Response(body, { status, headers });
}

const html = (body: string, status: number): Response =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=UTF-8' } });
