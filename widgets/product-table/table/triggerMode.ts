import { pageGlobal } from '../../../src/core/config/pageGlobal';

/** Global by which other scripts read and set how menus and tooltips open. */
const MODE = 'wcpt_global_tooltip_trigger_mode';

/** Whether menus and tooltips open under the pointer; else by clicks only, as on touch screens. */
export const opensOnHover = (): boolean => pageGlobal(MODE) !== 'click';

export function watchTriggerMode(signal: AbortSignal): void {
  const set = (mode: string) => Reflect.set(globalThis, MODE, mode);
  if (pageGlobal(MODE) === undefined) set('hover');
  window.addEventListener('touchstart', () => set('click'), { passive: true, signal });
  window.addEventListener('resize', () => set('hover'), { signal });
}
