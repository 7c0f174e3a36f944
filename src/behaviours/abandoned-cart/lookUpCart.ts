import { isCallError } from '../../core/errors';
import { callService } from './callService';
import { isEmail } from './isEmail';
import { readCaptureParams } from './params';
import { rememberEmail } from './rememberEmail';
import { tellFailure } from './tellFailure';

const ACTION = 'mailchimp_get_user_by_hash';

/**
 * Asks once whose cart the page's address names (`mc_cart_id`), and keeps the address that the shop knows; no field is
 * filled in. Source: spec storefront 2 "Newsletter", contract add-ons 6.4, 6.8.
 */
export async function lookUpCart(): Promise<void> {
  const params = readCaptureParams();
  const hash = new URLSearchParams(location.search).get('mc_cart_id');
  if (!params || !hash) return;
  try {
    const query = `action=${ACTION}&hash=${encodeURIComponent(hash)}`;
    const answer = await callService(params.ajaxUrl, query, { body: '', contentType: 'application/json' });
    const { email }: { email?: unknown } = Object(answer);
    if (typeof email === 'string' && isEmail(email)) rememberEmail(email);
  } catch (error) {
    // A cart that the shop does not know is answered with a page.
    if (isCallError(error) && error.kind === 'not-json') return;
    tellFailure(ACTION, error);
  }
}
