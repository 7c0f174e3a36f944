import { pageGlobal } from '../../core/config/pageGlobal';
import { readDecision } from '../../core/consent';
import { property } from './params';

/** Whether the visitor has refused in the cookie notice, on this page or an earlier one. */
export const hasRefused = (): boolean => readDecision() === false;

/** Calls `decide` with each choice in the cookie notice. See contract/consent.md#events. */
export function hearNotice(decide: (isAllowed: boolean) => void, signal: AbortSignal): void {
  document.addEventListener(
    'setCookieNotice',
    event => event instanceof CustomEvent && decide(property(event.detail, 'value') === 'true'),
    { signal },
  );
  // The visitor may refuse while this page is in the back/forward cache, or in another tab.
  let isRefused = hasRefused();
  const lookAgain = () => {
    const before = isRefused;
    isRefused = hasRefused();
    if (isRefused && !before) decide(false);
  };
  window.addEventListener('pageshow', lookAgain, { signal });
  document.addEventListener('visibilitychange', lookAgain, { signal });
}

/** Asks the API. Its default is no consent where the visitor has refused in the cookie notice. */
function ask(category: string, decide: (isAllowed: boolean) => void): void {
  const hasConsent = pageGlobal('wp_has_consent');
  if (typeof hasConsent === 'function') decide(Boolean(hasConsent(category)) && !hasRefused());
}

/** Calls `decide` with each choice in a category of the consent API. See contract/attribution.md#allowed-or-not. */
export function hearConsentApi(category: string, decide: (isAllowed: boolean) => void, signal: AbortSignal): void {
  document.addEventListener(
    'wp_listen_for_consent_change',
    event => {
      const choice = event instanceof CustomEvent ? property(event.detail, category) : undefined;
      if (choice !== undefined) decide(choice === 'allow');
    },
    { signal },
  );
  document.addEventListener('wp_consent_type_defined', () => ask(category, decide), { signal });
  // The event may have been raised before.
  if (pageGlobal('wp_consent_type') !== undefined) ask(category, decide);
}
