export interface Held {
  readonly script: HTMLScriptElement;
  readonly address: string;
  readonly widgets: readonly string[];
  /** Why it was restored; missing while it is held. */
  readonly reason?: string;
}

/** The object of the classic tag, or of the WordPress plugin's guard, for the bundle, which loads later. Its names are fixed: the two files may be of different versions. */
export interface Holder {
  /** The held scripts, in the order of the page. */
  readonly scripts: readonly Held[];
  /** The tag's nonce, or an empty string. The theme's own scripts have the same. */
  readonly nonce: string;
  /** Whether the bundle's entry has run: without it the guard restores all scripts as soon as the tag says `error` or `load`. */
  isHere?: boolean;
  /** Whether the bundle has loaded and decides; else all scripts are restored after a while. */
  isTaken?: boolean;
  /**
   * Restores the scripts of some widgets and of widgets that share scripts with them, or of all widgets, when the page is parsed. They
   * run in the order of the page.
   * @param reason for the console, such as `disabled: bundle`
   * @returns the restored scripts, which run when they have loaded
   */
  giveBack(reason: unknown, widgets?: readonly string[]): Promise<readonly Held[]>;
}

export const HOLDER = Symbol.for('shop-widgets.held-back');

export const HELD_TYPE = 'shop-widgets/held';

declare global {
  interface Window {
    [HOLDER]?: Holder;
  }
}
