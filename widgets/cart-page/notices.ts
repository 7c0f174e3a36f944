import { isCallError } from '../../src/core/errors';
import { wordsOf } from '../../src/core/html/text';
import { scrollToNotice } from '../../src/core/motion';
import { createNotice } from '../../src/core/notices';
import { reportError } from '../../src/core/report';
import { ownPath, ownUrl } from '../../src/core/url';
import { tCartPage } from './messages';
import { cartForm, FORM, NOTICES_WRAPPER, TOTALS } from './page';

const KINDS = ['woocommerce-error', 'woocommerce-message', 'woocommerce-info', 'is-error', 'is-info', 'is-success'];
const NOTICES = KINDS.map(kind => `.${kind}`).join(', ');
/** Texts of an empty cart, or of a line, are part of the page. */
const OTHERS = `.cart-empty, .wc-empty-cart-message *, ${FORM} *, ${TOTALS} *`;

/** The outermost notices of a page, in order. See contract/cart.md#replacing-the-cart. */
export const noticesIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll(NOTICES)].filter(
    notice => !notice.matches(OTHERS) && !notice.parentElement?.closest(NOTICES),
  );

/** Removes the notices from an answer and returns them; of equal texts the first. */
export function takeNotices(root: ParentNode): Element[] {
  const all = noticesIn(root);
  for (const notice of all) notice.remove();
  return withNewWords(all, []).map(notice => document.importNode(notice, true));
}

export function dropNotices(): void {
  for (const notice of noticesIn(document)) notice.remove();
}

/** Shows notices with a new text above those of the page; where it has no place for notices, before `beside`. */
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

const OWN = 'swCartFailure';

export function dropFailures(): void {
  for (const notice of document.querySelectorAll('[data-sw-cart-failure]')) notice.remove();
}

type Problem = 'offline' | 'expired' | 'failed';

export function problemOf(cause: unknown): Problem {
  if (!isCallError(cause)) return 'failed';
  // Another host of the shop, e.g. without `www`, can't be called from here at all.
  if (cause.kind === 'network') return ownUrl(cause.url) ? 'offline' : 'failed';
  return cause.kind === 'refused' || cause.status === 403 ? 'expired' : 'failed';
}

/** Shows an error beside the page's notices, which stay. */
export function tellFailure(words: string, problem: Problem): void {
  dropFailures();
  const notice = createNotice('error', words, ...(problem === 'expired' ? [' ', reloadLink()] : []));
  notice.dataset[OWN] = '';
  showNotices([notice], cartForm());
  scrollToNotice(notice);
}

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
  // The page's own address may add to the cart, or remove from it.
  link.href = cartForm()?.getAttribute('action') || ownPath();
  link.textContent = tCartPage('cartPage.reload');
  return link;
}
