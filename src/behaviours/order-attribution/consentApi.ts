import { hasRefused } from './consent';
import { property } from './params';

/**
 * Asks the page's consent API about a category, once it knows what kind of consent the visitor's country wants. What it
 * takes for granted is none where the visitor has refused in the cookie notice.
 */
function ask(category: string, decide: (isAllowed: boolean) => void): void {
  const hasConsent = property(window, 'wp_has_consent');
  if (typeof hasConsent === 'function') decide(Boolean(hasConsent(category)) && !hasRefused());
}

/**
 * Hears what the visitor allows in a category of the consent API. Source: contract 21.4.
 * @param decide is told of each choice
 */
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
  // It was defined before this came.
  if (property(window, 'wp_consent_type') !== undefined) ask(category, decide);
}
