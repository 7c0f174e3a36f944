import { behave } from '../../core/behave';
import { readDecision, showDecision } from '../../core/consent';
import type { HydrateOptions, Mounted } from '../../core/mountOptions';

/** Puts the body's classes right that tell a choice of cookies: a cached page has another visitor's. Source: add-on contract 3.1. */
const mountConsentClasses = (marker: Element, options: HydrateOptions = {}): Mounted =>
  behave('consent-classes', marker, () => showDecision(readDecision()), options);

export { mountConsentClasses as mount };
