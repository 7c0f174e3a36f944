import type { MountOptions } from '../core/mountOptions';
import type { HydrateOptions, Mounted } from '../hydrate';

/** Calls `wake` when its condition is met; `signal` ends the wait. */
export type Wake = (marker: Element, wake: () => void, signal: AbortSignal) => void;

/** What a widget's chunk gives the loader. */
export interface WidgetModule {
  /** Takes the marker over. Throws `MarkupError` before it touches the page. */
  mount(marker: Element, options: HydrateOptions & MountOptions): Mounted;
}

/** How the loader knows a widget before its chunk is there. */
export interface WidgetDefinition {
  readonly name: string;
  /** Selector of its markers, or what finds them at or below `root`. */
  readonly markers: string | ((root: ParentNode) => readonly Element[]);
  /** Any of them wakes it; an interaction always does. */
  readonly wakes: readonly Wake[];
  /**
   * Selector of controls in a marker whose clicks are kept and replayed while the widget wakes although the page would do
   * something with them, as it follows links. Changes, forms that are sent, and what does nothing by itself are kept anyway.
   */
  readonly controls?: string;
  /** Selector of those of which every click counts, as of plus and minus. Impatient clicks on others are one. */
  readonly repeats?: string;
  /** Selector of parts of the page beyond the marker that are this widget's as well. */
  readonly elsewhere?: string;
  /** The script of the shop or of a plugin that already does this widget's job on the page, in words; then it stays plain. */
  clash?(marker: Element): string | undefined;
  load(): Promise<WidgetModule>;
}
