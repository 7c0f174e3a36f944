/** Where other scripts read, and set, how menus and tooltips open. Source: contract product-table 18. */
const MODE = 'wcpt_global_tooltip_trigger_mode';

/** Whether menus open under the pointer; else by clicks only, as on touch screens. */
export const opensOnHover = (): boolean => Reflect.get(globalThis, MODE) !== 'click';

/** Follows what the page is pointed at with: a touch means clicks from then on, another window size hovering. */
export function watchTriggerMode(signal: AbortSignal): void {
  const set = (mode: string) => Reflect.set(globalThis, MODE, mode);
  if (Reflect.get(globalThis, MODE) === undefined) set('hover');
  window.addEventListener('touchstart', () => set('click'), { passive: true, signal });
  window.addEventListener('resize', () => set('hover'), { signal });
}
