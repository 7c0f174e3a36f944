import { isSentWithQuantities, quantitiesOf } from './carryTyped';
import { sendForm } from './fetchCart';
import { tCartPage } from './messages';
import { cartForm } from './parts';
import type { CartAnswerPage } from './readPage';
import { NOTHING_SENT, type Replacing, replaceCart } from './replaceCart';
import { tellFailure } from './tellFailure';

/**
 * Sends the quantities; what the server makes of them is in the page then. Source: contract 13.3.
 * @throws CallError when no cart page came
 */
export async function sendQuantities(signal: AbortSignal): Promise<void> {
  const form = cartForm();
  if (!form) return;
  const sent = quantitiesOf(form);
  const value = form.querySelector('[name="update_cart"]')?.getAttribute('value') || 'Update Cart';
  const page = await sendForm(form, { update_cart: value }, signal);
  const isIgnored = wasIgnored(sent, page);
  const how: Replacing = isIgnored ? NOTHING_SENT : { preserveNotices: false, isSent: isSentWithQuantities };
  replaceCart(page, how);
  // The answer brings a nonce that is valid: another try will do.
  if (isIgnored) tellFailure(tCartPage('cartPage.notSaved'), 'failed');
}

/** Whether the server did not take the quantities, and does not say why: so it does when the form's nonce has expired. */
function wasIgnored(sent: ReadonlyMap<string, string>, { form, notices }: CartAnswerPage): boolean {
  if (!form || notices.length > 0) return false;
  return [...quantitiesOf(form)].some(([name, value]) => Number(sent.get(name) ?? value) !== Number(value));
}
