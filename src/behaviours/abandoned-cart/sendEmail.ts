import { encodeForm } from '../../core/calls/form';
import { getCookie, removeCookie, setCookie } from '../../core/cookies';
import { isCallError } from '../../core/errors';
import { callService, readCaptureParams, tellFailure } from './callService';

const ACTION = 'mailchimp_set_user_by_email';

/** The last address that the shop has taken, with its opt-in. */
let lastSent = '';
let wanted = '';
let isSending = false;

/** Sends an address, one call at a time; of those that wait only the newest is sent. */
export async function sendEmail(email: string): Promise<void> {
  wanted = email;
  if (isSending) return;
  isSending = true;
  while (wanted) {
    const next = wanted;
    wanted = '';
    await sendOne(next);
  }
  isSending = false;
}

async function sendOne(email: string): Promise<void> {
  const params = readCaptureParams();
  const subscribed = isSubscribed() ? '1' : '0';
  const sent = `${subscribed} ${email}`;
  if (!params || sent === lastSent) return;
  rememberEmail(email);
  const fields = encodeForm({ email, mc_language: params.language, subscribed });
  if (await post(params.ajaxUrl, fields)) lastSent = sent;
}

/** @returns whether the shop has taken it: any answer without an error status */
async function post(ajaxUrl: string, body: string): Promise<boolean> {
  try {
    const answer = await callService(ajaxUrl, `action=${ACTION}`, { body });
    if (Object(answer).success === false) tellFailure(ACTION, answer);
    return true;
  } catch (error) {
    tellFailure(ACTION, error);
    return isCallError(error) && error.status !== undefined && error.status < 400;
  }
}

const BOX = '#mailchimp_woocommerce_newsletter';
const BLOCK_BOX = '#subscribe-to-newsletter';

/** Whether the shopper has opted in to the newsletter; not where there is nothing to opt in with. */
function isSubscribed(): boolean {
  const box = document.querySelector(BOX) ?? document.querySelector(BLOCK_BOX);
  return box instanceof HTMLInputElement && box.checked;
}

const CURRENT = 'mailchimp.cart.current_email';
const PREVIOUS = 'mailchimp.cart.previous_email';
/** Older scripts of the service left it. */
const ITEMS = 'mailchimp.cart.items';

/** The cookies are secure: on http pages none is kept. See contract/marketing.md#abandoned-cart-mailchimp-for-woocommerce-4. */
export function rememberEmail(email: string): void {
  const before = getCookie(CURRENT);
  if (before === email) return;
  if (before && isEmail(before)) storeEmail(PREVIOUS, before);
  storeEmail(CURRENT, email);
  removeCookie(ITEMS);
}

const storeEmail = (name: string, email: string) => setCookie(name, email, { secure: true, sameSite: 'strict' });

const EMAIL = /^[\w.+-]+@[\w.-]+\.[a-z]{2,4}$/i;
/** No mail server takes a longer one. */
const LONGEST = 254;

/** Whether a text is an e-mail address by the shop's rule. */
export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);
