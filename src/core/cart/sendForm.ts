import { bus } from '../bus/bus';
import { addToCart, type CartAnswer, fetchFragments } from '../calls/cartCalls';
import { request } from '../calls/request';
import { getCookie } from '../cookies';
import { type Markup, markupOf, parsePage } from '../html';
import { wordsOf } from '../html/text';
import { scrollToNotice } from '../motion';
import { navigate } from '../navigate';
import { reportError } from '../report';
import { announceCart } from './announceCart';
import { markIdle } from './buttonState';
import { HASH_COOKIE } from './cartStore';
import { type AddOutcome, added, endRefused, failAdd } from './changeCart';

/** @throws CallError when no usable answer came */
export async function sendDirect(button: HTMLElement, fields: Record<string, unknown>): Promise<AddOutcome> {
  const answer = await addToCart(fields);
  if ('refused' in answer) return endRefused(button, answer);
  dropErrors();
  return added(button, answer.fragments, answer.hash);
}

/** Posts a form to its own address. @throws CallError when no usable answer came */
export async function sendForm(form: HTMLFormElement, button: HTMLElement, data: FormData): Promise<AddOutcome> {
  const hash = getCookie(HASH_COOKIE);
  // Not `form.action`, which may be a field with that name.
  const action = new URL(form.getAttribute('action') || document.URL, document.baseURI).href;
  const { data: html, url } = await request(action, { body: data, as: 'text', isPage: true });
  const page = readFormPage(markupOf('answer', String(html)));
  const isRefused = page.errors.length > 0;
  // Beside an error, a notice of success may be about anything.
  const isAdded = getCookie(HASH_COOKIE) !== hash || (!isRefused && page.success !== '');
  if (isRefused && !isAdded) return refuse(form, button, page.errors);
  // The shop redirects to the cart, the checkout, a log-in.
  if (!isRefused && samePath(url) !== samePath(action) && navigate(url, 'add-to-cart')) return { ended: 'leaving' };
  if (!isAdded) return failAdd(button, 'not-json', undefined);
  if (isRefused && !canShowNotices()) {
    bus.emit('wc_fragment_refresh', {});
    return failAdd(button, 'refused', undefined);
  }
  dropErrors();
  // The product is in the cart even if this call fails; the next page then asks again.
  const cart = await fetchFragments().catch(() => ({ fragments: {}, hash: getCookie(HASH_COOKIE) ?? '' }));
  if (isRefused) return endPartly(button, cart, page.notices);
  const outcome = added(button, cart.fragments, cart.hash);
  if (outcome.ended === 'added') announceCart(page.success);
  return outcome;
}

/** Ends an add of which the shop refused a part. The page stays: the shop does not print its notices again. Source: contract 6.2. */
function endPartly(button: HTMLElement, cart: CartAnswer, notices: readonly Element[]): AddOutcome {
  bus.emit('added_to_cart', { fragments: cart.fragments, cartHash: cart.hash, button });
  showNotices(notices);
  announceCart('');
  return { ended: 'added' };
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

const ERRORS = '.woocommerce-error, .is-error';
const SUCCESSES = '.woocommerce-message, .is-success';

/** Returns a page's notices, as nodes of this document, the errors among them, and the text of its success notice. Source: contract 6.2, 16. */
export function readFormPage(html: Markup) {
  const page = parsePage(html);
  const all = outermost([...page.querySelectorAll(`${ERRORS}, ${SUCCESSES}`)]);
  const notices = all.map(notice => document.importNode(notice, true));
  return {
    notices,
    errors: notices.filter(notice => notice.matches(ERRORS)),
    success: textOf(page.querySelector(SUCCESSES)),
  };
}

/** Shows notices in the page's place for them, replaces older ones, focuses the first and scrolls to it. Source: contract 16. */
export function showNotices(notices: readonly Element[]): void {
  const wrapper = document.querySelector('.woocommerce-notices-wrapper');
  const [first] = notices;
  if (!wrapper || !(first instanceof HTMLElement)) return;
  wrapper.replaceChildren(...notices);
  first.tabIndex = -1;
  first.focus({ preventScroll: true });
  scrollToNotice(first);
}

function dropErrors(): void {
  for (const error of document.querySelectorAll(`.woocommerce-notices-wrapper :is(${ERRORS})`)) error.remove();
}

export function canShowNotices(): boolean {
  return document.querySelector('.woocommerce-notices-wrapper') !== null;
}

function textOf(notice: Element | null): string {
  if (!notice) return '';
  for (const link of notice.querySelectorAll('a, svg')) link.remove();
  return wordsOf(notice);
}

function outermost(elements: readonly Element[]): Element[] {
  return elements.filter(element => !elements.some(other => other !== element && other.contains(element)));
}
