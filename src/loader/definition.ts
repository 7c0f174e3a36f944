import type { HydrateOptions, Mounted, MountOptions } from '../core/mountOptions';

/** Calls `wake` when its condition is met; `signal` ends the wait. */
export type Wake = (marker: Element, wake: () => void, signal: AbortSignal) => void;

/** A reason that counts only for some of a widget's markers. */
export interface WakeWhere extends Wake {
  isOne(marker: Element): boolean;
  readonly reason: Wake;
}

/** What the chunk of a widget or behaviour gives the loader. */
export interface WidgetModule {
  /** Takes the marker over. Throws `MarkupError` before it touches the page. */
  mount(marker: Element, options: HydrateOptions & MountOptions): Mounted;
  /** What the page asks of it that it can't do, as a clause; then it stays plain, and whoever else can do it keeps the job. */
  cannot?(): string | undefined;
}

/** How the loader knows a widget, or a behaviour, before its chunk is there. */
export interface Definition {
  readonly name: string;
  /**
   * Selector of its markers, or of what tells of them; see `markerOf`. `html`, `head` and `body` stand for the page: they
   * are found when it is looked through as a whole.
   */
  readonly markers: string;
  /** The marker that a found element tells of; null: of none. Default: the element itself. */
  markerOf?(found: Element): Element | null;
  /** Looked for when the whole page is looked through, not in what comes into it later. */
  readonly atLoadOnly?: true;
  /** Any of them wakes it; an interaction always does. */
  readonly wakes: readonly Wake[];
  /**
   * Selector of controls in a marker whose clicks are kept and replayed while the widget wakes although the page would do
   * something with them, as it follows links. Changes, forms that are sent, and what does nothing by itself are kept anyway.
   */
  readonly controls?: string;
  /** Selector of those of which every click counts, as of plus and minus. Impatient clicks on others are one. */
  readonly repeats?: string;
  /** Selector of parts of the page beyond the marker that are this widget's as well; of `html` its controls are. */
  readonly elsewhere?: string;
  /** The script of the shop or of a plugin that already does this widget's job on the page, in words; then it stays plain. */
  clash?(marker: Element): string | undefined;
  /** Whether its chunk knows of pages that such a script is to keep: then that is said, and not that the script is in the way. */
  readonly asksChunk?: true;
  /** The jQuery plugin of the shop that begins the same: where a theme has another of that name, it is called in the widget's place. */
  readonly plugin?: string;
  load(): Promise<WidgetModule>;
}
