import type { Definition, Wake, WakeWhere } from '../loader/definition';
import { atOnce, whenCartHasItems, whenIdle, whenNarrow, whenVisible } from '../loader/wakes';
import type { WakeReason } from './report';

const NAMES: ReadonlyMap<Wake, WakeReason> = new Map([
  [atOnce, 'at-once'],
  [whenVisible, 'visible'],
  [whenIdle, 'idle'],
  [whenCartHasItems, 'cart'],
  [whenNarrow, 'narrow'],
]);

const isWhere = (wake: Wake): wake is WakeWhere => 'isOne' in wake;

/** What of a reason counts for this marker. */
function reasonOf(wake: Wake, marker: Element): WakeReason[] {
  if (isWhere(wake)) return wake.isOne(marker) ? reasonOf(wake.reason, marker) : [];
  const name = NAMES.get(wake);
  return name ? [name] : [];
}

/** What would wake a widget on its marker, in the order of interest. Nobody touches the page as a whole. */
export function wakeReasons(
  { wakes, controls }: Pick<Definition, 'wakes' | 'controls'>,
  marker: Element,
): WakeReason[] {
  const isTouched = controls !== undefined || !marker.matches('html, head, title, body');
  const own = wakes.flatMap(wake => reasonOf(wake, marker));
  return [...new Set([...(isTouched ? ['interaction' as const] : []), ...own])];
}
