import { cookieValue } from './cookies';
import { property } from './params';

/** Whether the visitor has refused in the cookie notice, on this page or an earlier one. Source: add-on contract 3.2, 3.7. */
export function hasRefused(): boolean {
  const name = property(property(window, 'cnArgs'), 'cookieName') || 'cookie_notice_accepted';
  return (cookieValue(String(name)) ?? 'true') !== 'true';
}

/**
 * Hears what the visitor allows in the cookie notice. Source: add-on contract 3.5, 11.7.
 * @param decide is told of each choice
 */
export function hearNotice(decide: (isAllowed: boolean) => void, signal: AbortSignal): void {
  document.addEventListener(
    'setCookieNotice',
    event => event instanceof CustomEvent && decide(property(event.detail, 'value') === 'true'),
    { signal },
  );
  // A page from the back/forward cache, or one in another tab, may hold what was refused since.
  let isRefused = hasRefused();
  const lookAgain = () => {
    const before = isRefused;
    isRefused = hasRefused();
    if (isRefused && !before) decide(false);
  };
  window.addEventListener('pageshow', lookAgain, { signal });
  document.addEventListener('visibilitychange', lookAgain, { signal });
}
