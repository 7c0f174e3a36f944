import { HOLDER } from '../holder';

/** A script of the shop that the classic tag with `data-replace`, or the WordPress plugin, has held back, for the report and for scripts. */
export interface HeldScript {
  /** Its WordPress handle, from its id; without an id its address. */
  readonly handle: string;
  readonly address: string;
  /** The widgets that do its job, or share a script with one that does; none of a library. */
  readonly widgets: readonly string[];
  readonly state: 'held' | 'given-back';
  /** Why it was restored: `disabled: bundle`, `bundle: did not load`. */
  readonly reason?: string;
}

/** Returns the files that were held back, by `data-replace` or by the WordPress plugin. */
export const heldScripts = (): readonly HeldScript[] =>
  (window[HOLDER]?.scripts.filter(one => one.address) ?? []).map(({ script, address, widgets, reason }) => ({
    handle: script.id.replace(/-js$/, '') || address,
    address,
    widgets,
    ...(reason ? { state: 'given-back', reason } : { state: 'held' }),
  }));
