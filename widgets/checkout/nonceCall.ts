import type { FormFields } from '../../src/core/calls/form';
import { shopAjax } from '../../src/core/calls/shopAjax';
import { isCallError } from '../../src/core/errors';
import { readCheckoutParams } from './params';

type NonceName = 'reviewNonce' | 'applyCouponNonce' | 'removeCouponNonce';

interface NonceCallOptions {
  readonly as?: 'json' | 'text';
  readonly signal?: AbortSignal;
}

/**
 * Calls the shop with one of the page's nonces. One that has expired, as on a page left open for a day, is taken from a
 * fresh copy of the page, and the call is sent once more. Source: contract 2.2.
 * @param fields are asked for anew with each nonce
 * @returns the parsed JSON, or with `as: 'text'` the text
 * @throws CallError of any kind; `refused` when the fresh nonce was refused too, or there was none
 */
export async function nonceCall(
  endpoint: string,
  nonce: NonceName,
  fields: (security: string) => FormFields,
  { as = 'json', signal }: NonceCallOptions = {},
): Promise<unknown> {
  const send = (): Promise<unknown> => {
    const params = readCheckoutParams();
    const options = { template: params.ajaxUrl, signal };
    const sent = fields(params[nonce]);
    return as === 'text' ? shopAjax(endpoint, sent, { ...options, as }) : shopAjax(endpoint, sent, options);
  };
  try {
    return await send();
  } catch (error) {
    if (!isCallError(error) || error.kind !== 'refused') throw error;
    const { renewNonces } = await import('./renewNonces');
    if (await renewNonces(signal)) return send();
    throw error;
  }
}
