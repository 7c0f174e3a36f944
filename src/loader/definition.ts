import type { HydrateOptions, Mounted, MountOptions } from '../core/mountOptions';

/** A reason to hydrate an island: calls `hydrate` when its condition is met, until the signal. */
export type HydrationReason = (marker: Element, hydrate: () => void, signal: AbortSignal) => void;

export interface ReasonForSome extends HydrationReason {
  isOne(marker: Element): boolean;
  readonly reason: HydrationReason;
}

/** Exports of a widget's or behaviour's chunk for the loader. */
export interface WidgetModule {
  /** Takes the marker over. Throws `MarkupError` before it touches the page. */
  mount(marker: Element, options: HydrateOptions & MountOptions): Mounted;
  /** Returns a need of this page that the widget can't meet, as a clause. The widget then does not start. */
  cannot?(): string | undefined;
}

/** Data of a widget or behaviour that the loader needs before its chunk is loaded. */
export interface Definition {
  readonly name: string;
  /** Selector of its markers, or of elements that `markerOf` maps to markers. `html`, `head` and `body` stand for the page. */
  readonly markers: string;
  /** Returns the marker for a found element, or null. Default: the element itself. */
  markerOf?(found: Element): Element | null;
  /** Whether its markers are looked for in the whole page only, and not in markup that is inserted later. */
  readonly atLoadOnly?: true;
  /** Whether `markerOf` asks for settings of the page: a script may bring them later. */
  readonly needsSettings?: true;
  /** Each of these reasons hydrates it. An interaction always does. */
  readonly hydrateWhen: readonly HydrationReason[];
  /**
   * Selector of controls in a marker whose clicks are captured and replayed although the page would do something with them, such
   * as follow a link. Changes, submits and clicks on elements that do nothing without a script are captured anyway.
   */
  readonly controls?: string;
  /** Selector of those controls of which every click is replayed, such as plus and minus; of others only the last one is. */
  readonly repeats?: string;
  /** Selector of elements beyond the marker that are this widget's as well; of `html` only its `controls` are. */
  readonly elsewhere?: string;
  /** Returns the script of the page that already does this widget's job, in words. The widget then does not start. */
  conflicts?(marker: Element): string | undefined;
  /** Whether `cannot` of its chunk is called, and reported, before such a script is. */
  readonly chunkDecides?: true;
  /** The shop's jQuery plugin for the same job. A plugin of that name by a theme is called in place of the widget. */
  readonly plugin?: string;
  load(): Promise<WidgetModule>;
}

/** Loads a widget's chunk and chunks that it imports at the same time, so that it needs one round trip. */
export async function loadTogether<T>(widget: Promise<T>, ...shared: readonly Promise<unknown>[]): Promise<T> {
  const [loaded] = await Promise.all([widget, ...shared]);
  return loaded;
}
