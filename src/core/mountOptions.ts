/** Key of the mounted widget on its marker; another copy of the script reads it as well. */
export const MOUNTED: unique symbol = Symbol.for('shop-widgets.mounted');

export const isMounted = (marker: Element): boolean => Boolean(Reflect.get(marker, MOUNTED));

/** A widget or behaviour on its marker. */
export interface Mounted {
  readonly marker: Element;
  readonly name: string;
  /** False until it is hydrated and has started; missing for behaviours. */
  readonly isReady?: boolean;
  /** Unmounts the widget and restores the server's nodes with their listeners. Changes inside of a node stay. Safe to call twice. */
  unmount(): void;
}

export interface HydrateOptions {
  /** Called when it begins to listen to events itself, before it starts. */
  readonly onListening?: (() => void) | undefined;
  /** Called when the widget works: its handlers are bound, its effects have run. */
  readonly onMounted?: (() => void) | undefined;
  /** Called when the widget has failed, or was unmounted before it worked (`AbortError`), and the server's nodes are restored. The error is already reported. */
  readonly onFail?: ((error: unknown) => void) | undefined;
}

/** Options of a widget that a script mounts itself. */
export interface MountOptions {
  /** Unmounts the widget when it aborts. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Product forms only: `false` posts this form with a page load, `true` sends it in the background; default: the page's
   * `ajaxProductForms`.
   */
  readonly ajaxForm?: boolean | undefined;
}
