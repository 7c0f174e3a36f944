import type { FormFields } from '../../src/core/calls/form';
import { request } from '../../src/core/calls/request';
import { shopAjax } from '../../src/core/calls/shopAjax';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { isCallError } from '../../src/core/errors';
import { ownPath } from '../../src/core/url';
import { readCheckoutParams } from './params';

const SETTINGS = 'var wc_checkout_params = ';

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
    if (await renewNonces(signal)) return send();
    throw error;
  }
}

/**
 * Puts the nonces of a fresh copy of this page into its settings; all else on the page stays.
 * @returns whether one of them is another than before
 * @throws CallError when there is no fresh copy
 */
async function renewNonces(signal: AbortSignal | undefined): Promise<boolean> {
  // Not the page's own address: that may add to the cart.
  const page = document.querySelector('form.checkout')?.getAttribute('action') || ownPath();
  const { data } = await request(page, { method: 'GET', as: 'text', followsRedirects: true, signal });
  const found = settingsIn(String(data));
  const settings: unknown = Reflect.get(window, 'wc_checkout_params');
  if (found === undefined || typeof settings !== 'object' || settings === null) return false;
  const before = readGlobal('wc_checkout_params') ?? {};
  let isRenewed = false;
  for (const [name, value] of Object.entries(parse(found))) {
    if (!name.endsWith('_nonce') || value === before[name]) continue;
    Reflect.set(settings, name, value);
    isRenewed = true;
  }
  return isRenewed;
}

/** The settings as a page prints them, in a line of their own. */
function settingsIn(html: string): string | undefined {
  const start = html.indexOf(SETTINGS);
  if (start < 0) return undefined;
  const [line = ''] = html.slice(start + SETTINGS.length).split('\n', 1);
  const text = line.trimEnd();
  return text.startsWith('{') && text.endsWith('};') ? text.slice(0, -1) : undefined;
}

function parse(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
