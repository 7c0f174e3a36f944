import { defineBehaviour } from '../../core/behave';
import { readDecision, showDecision } from '../../core/consent';

/**
 * Puts the body's classes right that tell a choice of cookies: a cached page has another visitor's, and the choice may change
 * in another tab. Source: add-on contract 3.1.
 */
export const mount = defineBehaviour('consent-classes', (_marker, signal) => {
  const tell = () => showDecision(readDecision());
  tell();
  document.addEventListener('visibilitychange', tell, { signal });
  window.addEventListener('pageshow', tell, { signal });
});
