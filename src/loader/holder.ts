/** What the classic tag notes of a script. */
export interface Held {
  readonly script: HTMLScriptElement;
  readonly address: string;
  readonly widgets: readonly string[];
  /** Why it was given back; none while it is held. */
  readonly reason?: string;
}

/** What the classic tag leaves on the page for the bundle, which comes later. */
export interface Holder {
  /** What was held back, in the order of the page. */
  readonly scripts: readonly Held[];
  /** The tag's nonce, where the page has a policy of nonces: what the theme has printed has the same; else empty. */
  readonly nonce: string;
  /** Whether the bundle is there and decides; else everything is given back after a while. */
  isTaken?: boolean;
  /**
   * Gives back the scripts of some widgets, with all that hangs together with them, or of all widgets, once the page is parsed.
   * They run in the order of the page.
   * @param reason what led to it: `disabled: bundle`
   * @returns what was given back and runs when it has come
   */
  giveBack(reason: unknown, widgets?: readonly string[]): Promise<readonly Held[]>;
}

/** Where on `window` the holder stands. */
export const HOLDER = Symbol.for('shop-widgets.held-back');

/** Type of a script element that is held back. */
export const HELD_TYPE = 'shop-widgets/held';

declare global {
  interface Window {
    [HOLDER]?: Holder;
  }
}
