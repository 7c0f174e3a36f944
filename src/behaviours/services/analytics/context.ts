import type { Item, TrackedProduct } from './item';
import type { Tracker } from './tracker';

/** What the parts of analytics work with. */
export interface AnalyticsContext {
  readonly tracker: Tracker;
  /** Items as the page's settings identify them. */
  readonly items: (products: readonly TrackedProduct[]) => readonly Item[];
  /** ISO code of the page's prices. */
  readonly currency: () => string;
  /** What the server prints for analytics. */
  readonly printed: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
}
