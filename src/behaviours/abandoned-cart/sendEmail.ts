import { encodeForm } from '../../core/calls/form';
import { isCallError } from '../../core/errors';
import { callService, readCaptureParams, tellFailure } from './callService';
import { rememberEmail } from './rememberEmail';

const ACTION = 'mailchimp_set_user_by_email';

/** The last address that the shop has taken, with its opt-in. */
let lastSent = '';
let wanted = '';
let isSending = false;

/** One call at a time; of addresses that wait the newest is sent. Source: spec storefront 7, contract add-ons 6.8. */
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

/** Whether the shopper has opted in to the newsletter; not where there is nothing to opt in with. Source: contract add-ons 6.1. */
function isSubscribed(): boolean {
  const box = document.querySelector(BOX) ?? document.querySelector(BLOCK_BOX);
  return box instanceof HTMLInputElement && box.checked;
}
