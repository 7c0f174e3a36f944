import { HOLDER } from '../holder';

/** A script of the shop that the classic tag with `data-replace` has held back. */
export interface HeldScript {
  /** WordPress' handle of it, as its id tells; one without an id is named by its address. */
  readonly handle: string;
  /** Where it is loaded from. */
  readonly address: string;
  /** Who does its job, and what hangs together with it: all of them do, or the script does. */
  readonly widgets: readonly string[];
  readonly state: 'held' | 'given-back';
  /** Why it was given back: `disabled: bundle`, `bundle: did not load`. */
  readonly reason?: string;
}

/** The scripts of the shop that were held back, and what became of them; none without `data-replace`. */
export const heldScripts = (): readonly HeldScript[] =>
  (window[HOLDER]?.scripts ?? []).map(({ script, address, widgets, reason }) => ({
    handle: script.id.replace(/-js$/, '') || address,
    address,
    widgets,
    ...(reason ? { state: 'given-back', reason } : { state: 'held' }),
  }));
