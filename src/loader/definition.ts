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
  /** Selector of controls in a marker whose clicks, and changes of selects, are kept and replayed while the widget wakes. */
  readonly controls?: string;
  /** The script of the shop or of a plugin that already does this widget's job on the page, in words; then it stays plain. */
  clash?(marker: Element): string | undefined;
  load(): Promise<WidgetModule>;
}
