import { getCookie, setCookie } from '../../src/core/cookies';
import { focusMain } from '../../src/core/focusMain';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';

const NOTICE = '.woocommerce-store-notice';
const DISMISS = '.woocommerce-store-notice__dismiss-link';

/**
 * Shows the shop's notice until it is dismissed, with Enter, the space bar or a click; of several notices the first one's id
 * decides for all. Source: spec storefront 4 "Store notice", 9 "Cookies"; contract 24.
 */
function mountStoreNotice(marker: Element, options: HydrateOptions = {}): Mounted {
  return plainWidget('store-notice', marker, signal => start(marker, signal), options);
}

const notices = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(NOTICE)];

const hideAll = () => {
  for (const notice of notices()) notice.style.display = 'none';
};

/** Named after the text's fingerprint: a changed text shows again. */
const cookieName = (): string => `store_notice${notices()[0]?.getAttribute('data-notice-id') ?? ''}`;

function start(marker: Element, signal: AbortSignal): void {
  if (!(marker instanceof HTMLElement)) return;
  const before = marker.style.display;
  if (getCookie(cookieName()) === 'hidden') {
    // A strict policy keeps the shop's own inline style out.
    marker.style.display = 'none';
    return;
  }
  marker.style.display = '';
  if (getComputedStyle(marker).display === 'none') marker.style.display = 'block';
  signal.addEventListener('abort', () => {
    marker.style.display = before;
  });
  const onPress = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest(DISMISS) : null;
    if (!link || (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    dismiss();
  };
  for (const type of ['click', 'keydown']) marker.addEventListener(type, onPress, { signal });
  // Dismissed on a page after this one, which the browser has kept.
  window.addEventListener('pageshow', () => getCookie(cookieName()) === 'hidden' && hideAll(), { signal });
}

function dismiss(): void {
  setCookie(cookieName(), 'hidden');
  const hadFocus = document.activeElement?.closest(NOTICE) !== null;
  hideAll();
  if (hadFocus) focusMain();
}

export { mountStoreNotice as mount };
