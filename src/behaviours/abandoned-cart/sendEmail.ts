import { createStore } from 'zustand/vanilla';
import { encodeForm } from '../../core/calls/form';
import { isCallError } from '../../core/errors';
import { callService, readCaptureParams, tellFailure } from './callService';
import { rememberEmail } from './rememberEmail';

const ACTION = 'mailchimp_set_user_by_email';

/** What was sent, and what is to be sent next. */
interface Sending {
  /** The last one that the shop has taken, with its opt-in. */
  readonly sent: string;
  /** The newest one that waits. */
  readonly wanted: string;
  readonly isSending: boolean;
}

const sending = createStore<Sending>(() => ({ sent: '', wanted: '', isSending: false }));

/**
 * Sends a valid address, unless it is the last one that was sent. One call at a time; of those that wait the newest goes.
 * Source: spec storefront 7 "Newsletter and abandoned-cart service", contract add-ons 6.8.
 */
export async function sendEmail(email: string): Promise<void> {
  sending.setState({ wanted: email });
  if (sending.getState().isSending) return;
  sending.setState({ isSending: true });
  for (let next = email; next; next = sending.getState().wanted) {
    sending.setState({ wanted: '' });
    await sendOne(next);
  }
  sending.setState({ isSending: false });
}

async function sendOne(email: string): Promise<void> {
  const params = readCaptureParams();
  const subscribed = isSubscribed() ? '1' : '0';
  const sent = `${subscribed} ${email}`;
  if (!params || sent === sending.getState().sent) return;
  rememberEmail(email);
  const fields = encodeForm({ email, mc_language: params.language, subscribed });
  if (await post(params.ajaxUrl, fields)) sending.setState({ sent });
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
