import { flushSync } from 'react-dom';
import { createStore } from 'zustand/vanilla';
import { getCookie, setCookie } from '../../src/core/cookies';
import { focusMain } from '../../src/core/focus';

export const NOTICE = '.woocommerce-store-notice';

/** Whether the page's notices are dismissed: one dismissal is for all of them. */
const store = createStore<{ readonly isDismissed: boolean }>()(() => ({ isDismissed: false }));

/** The notices of the page, dismissed until the shop's text changes. */
export const notices = {
  ...store,
  sync,
  dismiss,
  start,
};

/** Named after the fingerprint of the first notice's text: a changed text shows again. */
const cookieName = (): string => `store_notice${document.querySelector(NOTICE)?.getAttribute('data-notice-id') ?? ''}`;

/** Reads the dismissed notice, here or on another page. */
function sync(): void {
  store.setState({ isDismissed: getCookie(cookieName()) === 'hidden' });
}

function dismiss(): void {
  setCookie(cookieName(), 'hidden');
  const hadFocus = document.activeElement?.closest(NOTICE) !== null;
  flushSync(() => store.setState({ isDismissed: true }));
  if (hadFocus) focusMain();
}

function start(signal: AbortSignal): void {
  // Dismissed on a page after this one, which the browser has kept.
  const onReturn = () => getCookie(cookieName()) === 'hidden' && flushSync(sync);
  window.addEventListener('pageshow', onReturn, { signal });
}
