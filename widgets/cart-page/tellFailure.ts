import { isCallError } from '../../src/core/errors';
import { reportError } from '../../src/core/report';
import { scrollToNotice } from '../../src/core/scrollToNotice';
import { ownPath } from '../../src/core/url';
import { tCartPage } from './messages';
import { errorNotice, showNotices } from './notices';
import { cartForm } from './parts';

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
