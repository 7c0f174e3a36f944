import type { Bundle } from './bundle';

const bundles = new WeakMap<Element, Bundle>();

/** The bundle of a wrap, if we have it. */
export const bundleOf = (wrap: Element): Bundle | undefined => bundles.get(wrap);

/** Lets the page's scripts reach a bundle, until the signal ends it. */
export function publish(wrap: Element, bundle: Bundle, signal: AbortSignal): void {
  bundles.set(wrap, bundle);
  signal.addEventListener('abort', () => bundles.delete(wrap));
}
