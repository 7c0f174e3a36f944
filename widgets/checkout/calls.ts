import type { FormFields } from '../../src/core/calls/form';
import { request } from '../../src/core/calls/request';
import { shopAjax } from '../../src/core/calls/shopAjax';
import { pageGlobal } from '../../src/core/config/pageGlobal';
import { ajaxTemplate, readGlobal } from '../../src/core/config/shopGlobals';
import { isCallError } from '../../src/core/errors';
import { parseJson, text } from '../../src/core/guards';
import { ownPath } from '../../src/core/url';

/** Settings of the checkout, as they stand now. */
export function readCheckoutParams() {
  const params = readGlobal('wc_checkout_params') ?? {};
  const gateways: unknown = params.gateways_with_custom_place_order_button;
  return {
    ajaxUrl: text(params.wc_ajax_url) || ajaxTemplate(),
    checkoutUrl: text(params.checkout_url),
    guestsMayOrder: params.option_guest_checkout === 'yes',
    /** The checkout itself: on the pages of an order no order review is asked for. */
    isCheckout: params.is_checkout === '1',
    errorHtml: text(params.i18n_checkout_error),
    customButtons: Array.isArray(gateways) ? gateways.filter(id => typeof id === 'string') : [],
  };
}

/**
 * Calls the shop with the page's nonce of the call; an expired one is taken from a fresh copy of the page, and the call is sent once more.
 * @throws CallError of any kind; `refused` when the fresh nonce was refused too, or there was none
 */
export async function nonceCall(
  endpoint: 'update_order_review' | 'apply_coupon' | 'remove_coupon',
  fields: () => FormFields,
  { as = 'json', signal }: { readonly as?: 'json' | 'text'; readonly signal?: AbortSignal } = {},
): Promise<unknown> {
  const send = (): Promise<unknown> => {
    const options = { template: readCheckoutParams().ajaxUrl, signal };
    const sent = { security: text(readGlobal('wc_checkout_params')?.[`${endpoint}_nonce`]), ...fields() };
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

/** Copies the nonces of a fresh copy of this page into its settings. Returns whether one of them has changed. */
async function renewNonces(signal: AbortSignal | undefined): Promise<boolean> {
  // Not the page's own address: that may add to the cart.
  const page = document.querySelector('form.checkout')?.getAttribute('action') || ownPath();
  const { data } = await request(page, { method: 'GET', as: 'text', isPage: true, signal });
  const settings = pageGlobal('wc_checkout_params');
  if (typeof settings !== 'object' || settings === null) return false;
  const fresh = Object.entries(settingsIn(String(data))).filter(
    ([name, value]) => name.endsWith('_nonce') && value !== Reflect.get(settings, name),
  );
  for (const [name, value] of fresh) Reflect.set(settings, name, value);
  return fresh.length > 0;
}

/** The settings as a page prints them, in a line of their own. */
function settingsIn(html: string): object {
  const [, json = ''] = /var wc_checkout_params = (\{.*\});\s*$/m.exec(html) ?? [];
  const value = parseJson(json);
  return typeof value === 'object' && value !== null ? value : {};
}
