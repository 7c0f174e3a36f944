import { pageJQuery } from './bus/jquery';
import { isForeign } from './shopScripts';

/** Space above the notice, in px, and default duration, in ms. */
const ABOVE = 100;
const DURATION = 1000;
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether an element may be animated: the browser can, and the shopper has not asked for less motion. */
export function canMove(element: Element): boolean {
  return 'animate' in element && !isMotionReduced();
}

let running: AbortController | undefined;

/** With the theme's replacement of the shop's function, which knows of fixed headers, or `scrollAsShop`. @param duration ms */
export function scrollToNotice(element: Element | null, duration?: number): void {
  const $ = pageJQuery();
  if ($ && element?.isConnected && isForeign($.scroll_to_notices)) $.scroll_to_notices?.($(element));
  else scrollAsShop(element, duration);
}

/**
 * At once with reduced motion; ends when the shopper scrolls, or another scroll begins.
 * @param duration ms
 * @param above space that is left above it, px
 */
export function scrollAsShop(element: Element | null, duration: number = DURATION, above: number = ABOVE): void {
  if (!element?.isConnected) return;
  running?.abort();
  const scroll = new AbortController();
  running = scroll;
  const { signal } = scroll;
  for (const type of TAKEOVERS) addEventListener(type, () => scroll.abort(), { passive: true, signal });
  const from = scrollY;
  let started: number | undefined;

  const step = (now: number) => {
    if (signal.aborted) return;
    started ??= now;
    const share = isMotionReduced() ? 1 : Math.min((now - started) / duration, 1);
    // Measured at each step: the page may have moved.
    const way = element.getBoundingClientRect().top + scrollY - above - from;
    // The theme's smooth scrolling would animate every step.
    scrollTo({ top: from + way * (0.5 - Math.cos(share * Math.PI) / 2), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else scroll.abort();
  };
  requestAnimationFrame(step);
}
