import type { Definition, HydrationReason, ReasonForSome } from '../loader/definition';
import { atOnce, whenCartHasItems, whenIdle, whenNarrow, whenVisible } from '../loader/hydrateWhen';
import type { WakeReason } from './report';

const NAMES: ReadonlyMap<HydrationReason, WakeReason> = new Map([
  [atOnce, 'at-once'],
  [whenVisible, 'visible'],
  [whenIdle, 'idle'],
  [whenCartHasItems, 'cart'],
  [whenNarrow, 'narrow'],
]);

const isWhere = (reason: HydrationReason): reason is ReasonForSome => 'isOne' in reason;

/** What of a reason counts for this marker. */
function reasonOf(reason: HydrationReason, marker: Element): WakeReason[] {
  if (isWhere(reason)) return reason.isOne(marker) ? reasonOf(reason.reason, marker) : [];
  const name = NAMES.get(reason);
  return name ? [name] : [];
}

/** What would wake a widget on its marker, in the order of interest. Nobody touches the page as a whole. */
export function wakeReasons(
  { hydrateWhen, controls }: Pick<Definition, 'hydrateWhen' | 'controls'>,
  marker: Element,
): WakeReason[] {
  const isTouched = controls !== undefined || !marker.matches('html, head, title, body');
  const own = hydrateWhen.flatMap(reason => reasonOf(reason, marker));
  return [...new Set([...(isTouched ? ['interaction' as const] : []), ...own])];
}
