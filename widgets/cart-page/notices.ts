import { isCallError } from '../../src/core/errors';
import { reportError } from '../../src/core/report';
import { scrollToNotice } from '../../src/core/scrollToNotice';
import { ownPath } from '../../src/core/url';
import { tCartPage } from './messages';
import { cartForm, FORM, NOTICES_WRAPPER, TOTALS } from './page';

const KINDS = ['woocommerce-error', 'woocommerce-message', 'woocommerce-info', 'is-error', 'is-info', 'is-success'];
/** Those that say what went wrong. */
export const ERRORS = '.woocommerce-error, .is-error';
const NOTICES = KINDS.map(kind => `.${kind}`).join(', ');
/** What says that the cart is empty, or belongs to a line, is part of the page. */
const OTHERS = `.cart-empty, .wc-empty-cart-message *, ${FORM} *, ${TOTALS} *`;

export const wordsOf = (notice: Element): string => notice.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** The outermost notices of a page, in order. Source: contract 13.4, 16. */
export const noticesIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll(NOTICES)].filter(
    notice => !notice.matches(OTHERS) && !notice.parentElement?.closest(NOTICES),
  );

/** Takes the notices out of an answer; of those with the same words the first. */
export function takeNotices(root: ParentNode): Element[] {
  const all = noticesIn(root);
  for (const notice of all) notice.remove();
  return withNewWords(all, []);
}

/** Takes all notices of the page away, those at the coupon as well. */
export function dropNotices(): void {
  for (const notice of noticesIn(document)) notice.remove();
}

/**
 * Puts notices above those that are there, in the first place for notices; one that is there already, word for word, is
 * left out.
 * @param beside where the page has no place for notices, they go before this
 */
export function showNotices(notices: readonly Element[], beside: Element | null): void {
  const fresh = withNewWords(notices, noticesIn(document));
  const wrapper = document.querySelector(NOTICES_WRAPPER);
  if (wrapper) wrapper.prepend(...fresh);
  else beside?.before(...fresh);
}

function withNewWords(notices: readonly Element[], present: readonly Element[]): Element[] {
  const known = new Set(present.map(wordsOf));
  return notices.filter(notice => {
    const words = wordsOf(notice);
    if (known.has(words)) return false;
    known.add(words);
    return true;
  });
}

/** A notice of the kind that the shop has for errors. */
function errorNotice(words: string, link?: HTMLElement): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'woocommerce-error';
  list.setAttribute('role', 'alert');
  const item = document.createElement('li');
  item.append(words, ...(link ? [' ', link] : []));
  list.append(item);
  return list;
}

const OWN = 'swCartFailure';

/** Takes away what earlier calls could not do. */
export function dropFailures(): void {
  for (const notice of document.querySelectorAll('[data-sw-cart-failure]')) notice.remove();
}

/** Why a call gave no usable answer: what the shopper can do about it is another thing each time. */
export type Trouble = 'offline' | 'expired' | 'failed';

export function troubleOf(cause: unknown): Trouble {
  if (!isCallError(cause)) return 'failed';
  // Another host of the shop's, e.g. without `www`, can't be called from here at all.
  const isOwnHost = new URL(cause.url, document.baseURI).origin === location.origin;
  if (cause.kind === 'network') return isOwnHost ? 'offline' : 'failed';
  return cause.kind === 'refused' || cause.status === 403 ? 'expired' : 'failed';
}

/** Says what went wrong, where the page has its notices; nothing is taken away. */
export function tellFailure(words: string, trouble: Trouble): void {
  dropFailures();
  const notice = errorNotice(words, trouble === 'expired' ? reloadLink() : undefined);
  notice.dataset[OWN] = '';
  showNotices([notice], cartForm());
  scrollToNotice(notice);
}

/** Tells whoever looks after the shop. */
export function reportFailure(what: string, cause: unknown): void {
  reportError({
    where: 'cart-page',
    element: cartForm(),
    found: `${what}: ${cause instanceof Error ? cause.message : String(cause)}`,
    consequence: 'The cart stays as the page shows it, and the shopper is told.',
    cause,
  });
}

function reloadLink(): HTMLElement {
  const link = document.createElement('a');
  link.className = 'button';
  // Not the page's own address: that may add to the cart, or take from it.
  link.href = cartForm()?.getAttribute('action') || ownPath();
  link.textContent = tCartPage('cartPage.reload');
  return link;
}
