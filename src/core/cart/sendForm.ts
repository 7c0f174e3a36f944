import { bus } from '../bus/bus';
import { addToCart, fetchFragments } from '../calls/cartCalls';
import { request } from '../calls/request';
import { getCookie } from '../cookies';
import { markupOf } from '../html';
import { navigate } from '../navigate';
import { reportError } from '../report';
import { announceCart } from './announceCart';
import { markIdle } from './buttonState';
import { HASH_COOKIE } from './cartStore';
import { type AddOutcome, added, endRefused, failAdd } from './changeCart';
import { canShowNotices, dropErrors, readFormPage, showNotices } from './formPage';

/**
 * Sends what the shop's add endpoint understands.
 * @throws CallError when no usable answer came
 */
export async function sendDirect(button: HTMLElement, fields: Record<string, unknown>): Promise<AddOutcome> {
  const answer = await addToCart(fields);
  if ('refused' in answer) return endRefused(button, answer);
  dropErrors();
  return added(button, answer.fragments, answer.hash);
}

/**
 * Posts a form to its own address and reads the notices of the answered page.
 * @throws CallError when no usable answer came
 */
export async function sendForm(form: HTMLFormElement, button: HTMLElement, data: FormData): Promise<AddOutcome> {
  const hash = getCookie(HASH_COOKIE);
  // Not `form.action`: a field of that name stands before it.
  const action = new URL(form.getAttribute('action') || document.URL, document.baseURI).href;
  const { data: html, url } = await request(action, {
    method: 'POST',
    body: data,
    as: 'text',
    followsRedirects: true,
  });
  const page = readFormPage(markupOf('answer', String(html)));
  if (page.errors.length > 0) return refuse(form, button, page.errors);
  const hasChanged = getCookie(HASH_COOKIE) !== hash;
  if (url !== undefined && samePath(url) !== samePath(action)) {
    // The shop sent the browser on: to the cart, the checkout, a log-in.
    if (navigate(url, 'add-to-cart')) return { ended: 'leaving' };
  }
  if (!page.success && !hasChanged) return failAdd(button, 'not-json', undefined);
  dropErrors();
  // The product is in the cart whatever becomes of this call; without its answer the next page asks again.
  const cart = await fetchFragments().catch(() => ({ fragments: {}, hash: getCookie(HASH_COOKIE) ?? '' }));
  const outcome = added(button, cart.fragments, cart.hash);
  if (outcome.ended === 'added') announceCart(page.success);
  return outcome;
}

function refuse(form: HTMLFormElement, button: HTMLElement, errors: readonly Element[]): AddOutcome {
  if (!canShowNotices()) return failAdd(button, 'refused', undefined);
  markIdle(button);
  bus.emit('wc_cart_button_updated', { button });
  showNotices(errors);
  reportError({
    where: 'add-to-cart',
    element: form,
    found: `the shop refused the form: ${errors[0]?.textContent?.trim().slice(0, 200) ?? ''}`,
    consequence: 'Its notice is on the page; nothing was added.',
  });
  return { ended: 'refused' };
}

const samePath = (url: string) => new URL(url, document.baseURI).pathname.replace(/\/$/, '');
