import { bus } from '../../../src/core/bus/bus';
import type { TableCartRequest } from '../../../src/core/bus/events/tableRows';
import { isRecord } from '../../../src/core/bus/wire';
import { shopAjax } from '../../../src/core/calls/shopAjax';
import { toFormFields } from '../../../src/core/calls/toFormFields';
import { readGlobal, text } from '../../../src/core/config/shopGlobals';
import { navigate } from '../../../src/core/navigate';
import { reportError } from '../../../src/core/report';
import { readTableParams } from '../params';

/** A change of the cart that a table asks for. Source: contract product-table 17.2. */
export interface CartChange {
  /** `wcpt_payload`; its call id is put in when it is sent. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Fields beside the payload. */
  readonly external?: Readonly<Record<string, unknown>>;
  /** Where to go afterwards. */
  readonly redirect?: string;
}

let calls = 0;
let last: Promise<void> = Promise.resolve();

/** Sends a change to the cart, after those that were asked for before. Never rejects. Source: spec product-table 7.3. */
export function sendCart(change: CartChange): Promise<void> {
  last = last.then(() => send(change));
  return last;
}

async function send({ payload, external = {}, redirect }: CartChange): Promise<void> {
  const request: TableCartRequest = {
    wcpt_payload: { ...payload, wcpt_cart_call_id: ++calls },
    lang: text(readGlobal('wcpt_i18n')?.lang),
    ...external,
  };
  bus.emit('wcpt_cart_request', { request });
  try {
    const result = await shopAjax('wcpt_cart', toFormFields(request), { template: readTableParams().ajaxTemplate });
    if (!isRecord(result)) throw new TypeError('the answer is no object');
    bus.emit('wcpt_cart', { result });
    if (redirect && !(result.success === false && result.notice)) navigate(redirect, 'product-table');
  } catch (cause) {
    reportError({
      where: 'product-table',
      found: 'the cart call failed',
      consequence: 'Nothing was added.',
      cause,
    });
  }
}
