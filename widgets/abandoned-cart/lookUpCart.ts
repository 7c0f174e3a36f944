import { appendQuery } from '../../src/core/calls/form';
import { request } from '../../src/core/calls/request';
import { isCallError } from '../../src/core/errors';
import { isEmail } from './isEmail';
import { readCaptureParams } from './params';
import { rememberEmail } from './rememberEmail';
import { tellFailure } from './tellFailure';

const ACTION = 'mailchimp_get_user_by_hash';

/**
 * Asks once whose cart the page's address names (`mc_cart_id`), and keeps the address that the shop knows; no field is
 * filled in. Source: spec storefront 2 "Newsletter", contract add-ons 6.4, 6.8.
 */
export async function lookUpCart(signal: AbortSignal): Promise<void> {
  const params = readCaptureParams();
  const hash = new URLSearchParams(location.search).get('mc_cart_id');
  if (!params || !hash) return;
  const url = appendQuery(params.ajaxUrl, `action=${ACTION}&hash=${encodeURIComponent(hash)}`);
  try {
    const headers = { Accept: 'application/json' };
    const { data } = await request(url, { body: '', contentType: 'application/json', headers, signal });
    const { email }: { email?: unknown } = Object(data);
    if (typeof email === 'string' && isEmail(email)) rememberEmail(email);
  } catch (error) {
    // A cart that the shop does not know is answered with a page.
    if (isCallError(error) && /^(?:aborted|not-json)$/.test(error.kind)) return;
    tellFailure(ACTION, error);
  }
}
