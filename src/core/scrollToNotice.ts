import { pageJQuery } from './bus/jquery';
import { isForeign } from './shopScripts';

/** Space that is left above it, px, and how long the way takes, ms, unless who scrolls says otherwise. Source: spec storefront 9. */
const ABOVE = 100;
const DURATION = 1000;
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let running: AbortController | undefined;

/**
 * Scrolls the page to a notice: by the function of the shop's name that a theme has put in its place, which knows of headers
 * that stay, or as `scrollAsShop` does.
 * @param duration ms
 */
export function scrollToNotice(element: Element | null, duration?: number): void {
  const $ = pageJQuery();
  if ($ && element?.isConnected && isForeign($.scroll_to_notices)) $.scroll_to_notices?.($(element));
  else scrollAsShop(element, duration);
}

/**
 * Scrolls the page to a notice, when there is one, as the shop does: at once where less motion is wanted; ends as soon as the
 * shopper scrolls, or another scroll begins. Source: spec storefront 9, contract 16.
 * @param duration ms
 */
export function scrollAsShop(element: Element | null, duration: number = DURATION): void {
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
    const share = matchMedia('(prefers-reduced-motion: reduce)').matches ? 1 : Math.min((now - started) / duration, 1);
    // Where it stands now: the page may have moved since.
    const way = element.getBoundingClientRect().top + scrollY - ABOVE - from;
    // The theme's smooth scrolling would follow every step with a way of its own.
    scrollTo({ top: from + way * (0.5 - Math.cos(share * Math.PI) / 2), behavior: 'instant' });
    if (share < 1) requestAnimationFrame(step);
    else scroll.abort();
  };
  requestAnimationFrame(step);
}
