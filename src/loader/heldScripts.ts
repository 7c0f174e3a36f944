/** A script of the shop that the classic tag with `data-replace` has held back. */
export interface HeldScript {
  /** WordPress' handle of it, as in the list of what is replaced. */
  readonly handle: string;
  /** Where it is loaded from. */
  readonly address: string;
  readonly state: 'held' | 'given-back';
  /** Why it was given back, as a clause: `“bundle” is disabled`. */
  readonly reason?: string;
}

/** What the classic tag leaves on the page for the bundle, which comes later. */
export interface Holder {
  /** What was held back, in the order of the page. */
  readonly scripts: readonly HeldScript[];
}

/** Where on `window` the holder stands. */
export const HOLDER = Symbol.for('shop-widgets.held-back');

declare global {
  interface Window {
    [HOLDER]?: Holder;
  }
}

/** The scripts of the shop that were held back, and what became of them; none without `data-replace`. */
export const heldScripts = (): readonly HeldScript[] => window[HOLDER]?.scripts ?? [];
