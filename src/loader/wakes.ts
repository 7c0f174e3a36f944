import { bus } from '../core/bus/bus';
import { cartStore, hasItems } from '../core/cart/cartStore';
import type { Wake, WakeWhere } from './definition';

/** How far below the window a marker counts as visible: it is ready when it scrolls in. */
const AHEAD = '200px';

/** When the marker comes into view. */
export const whenVisible: Wake = (marker, wake, signal) => {
  const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && wake(), {
    rootMargin: AHEAD,
  });
  observer.observe(marker);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};

/** When it is found. */
export const atOnce: Wake = (_marker, wake) => wake();

/** A reason that counts only for some of a widget's markers. */
export const where = (isOne: (marker: Element) => boolean, reason: Wake): WakeWhere => {
  const when: Wake = (marker, wake, signal) => {
    if (isOne(marker)) reason(marker, wake, signal);
  };
  return Object.assign(when, { isOne, reason });
};

/** When the browser has nothing better to do; a second after that at the latest. */
function idle(run: () => void, signal: AbortSignal): void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 1000 });
    signal.addEventListener('abort', () => cancelIdleCallback(handle), { once: true });
    return;
  }
  const handle = setTimeout(run, 200);
  signal.addEventListener('abort', () => clearTimeout(handle), { once: true });
}

/** Longest wait for a page that goes on loading, in ms. */
const LOADS_AT_MOST = 5000;

/**
 * When the page has loaded and the browser is idle, wherever the marker stands: for what shows a state that the server did
 * not print. Source: design "When".
 */
export const whenIdle: Wake = (_marker, wake, signal) => {
  const wait = () => idle(wake, signal);
  if (document.readyState === 'complete') {
    wait();
    return;
  }
  window.addEventListener('load', wait, { once: true, signal });
  const latest = setTimeout(wait, LOADS_AT_MOST);
  signal.addEventListener('abort', () => clearTimeout(latest), { once: true });
};

/** In a window of at most 1024 px, now or when it gets as narrow. */
export const whenNarrow: Wake = (_marker, wake, signal) => {
  const narrow = matchMedia('(max-width: 1024px)');
  if (narrow.matches) wake();
  else narrow.addEventListener('change', wake, { once: true, signal });
};

/** When the cart has something in it, now or after a change, and the browser is idle. Source: design, idea 3. */
export const whenCartHasItems: Wake = (_marker, wake, signal) => {
  const check = () => hasItems() && idle(wake, signal);
  check();
  const unsubscribe = cartStore.subscribe(check);
  signal.addEventListener('abort', unsubscribe, { once: true });
  bus.on('adding_to_cart', () => idle(wake, signal), { signal });
};
