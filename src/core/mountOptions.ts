/** Where a marker keeps what is mounted on it: the script may be on the page twice, and the other copy is to see it. */
export const MOUNTED: unique symbol = Symbol.for('shop-widgets.mounted');

/** Whether a copy of the script has a widget on a marker. */
export const isMounted = (marker: Element): boolean => Boolean(Reflect.get(marker, MOUNTED));

/** A widget or behaviour on its marker. */
export interface Mounted {
  readonly marker: Element;
  readonly name: string;
  /** False until what it draws is on the page and it has started; left out where nothing is drawn. */
  readonly isReady?: boolean;
  /**
   * Ends the widget and puts the server's own nodes back, with the listeners they have. What the widget changed inside a
   * node stays changed. Safe to call twice.
   */
  unmount(): void;
}

/** What a mount function may want to know of its widget. */
export interface HydrateOptions {
  /** Called when it is about to hear events by itself: what it raises while it starts is its own. */
  readonly onListening?: (() => void) | undefined;
  /** Called once the widget works: its handlers are on, its effects have run. Rows of long lists may still be cold. */
  readonly onMounted?: (() => void) | undefined;
  /** Called when the widget has failed and the server's nodes are back. The error is already reported. */
  readonly onFail?: ((error: unknown) => void) | undefined;
}

/** What a script may say of a widget that it mounts itself. */
export interface MountOptions {
  /** Ends the widget when it is aborted; the server's own nodes are then back. */
  readonly signal?: AbortSignal | undefined;
  /**
   * Product forms only: `false` posts this form with a page load, `true` sends it in the background; default: the page's
   * `ajaxProductForms`.
   */
  readonly ajaxForm?: boolean | undefined;
}
