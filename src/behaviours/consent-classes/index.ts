import { behave } from '../../core/behave';
import { readDecision, showDecision } from '../../core/consent';
import type { HydrateOptions, Mounted } from '../../core/mountOptions';

/**
 * Puts the body's classes right that tell a choice of cookies: a cached page has another visitor's, and the choice may change
 * in another tab. Source: add-on contract 3.1.
 */
const mountConsentClasses = (marker: Element, options: HydrateOptions = {}): Mounted =>
  behave('consent-classes', marker, start, options);

function start(signal: AbortSignal): void {
  const tell = () => showDecision(readDecision());
  tell();
  document.addEventListener('visibilitychange', tell, { signal });
  window.addEventListener('pageshow', tell, { signal });
}

export { mountConsentClasses as mount };
