import { defineBehaviour } from '../../core/behave';
import { readDecision, showDecision } from '../../core/consent';

/** A cached page has another visitor's classes, and the choice may change in another tab. */
export const mount = defineBehaviour('consent-classes', (_marker, signal) => {
  const tell = () => showDecision(readDecision());
  tell();
  document.addEventListener('visibilitychange', tell, { signal });
  window.addEventListener('pageshow', tell, { signal });
});
