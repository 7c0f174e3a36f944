import { bus } from '../core/bus/bus';
import { cartStore, hasItems } from '../core/cart/cartStore';
import type { HydrationReason, ReasonForSome } from './definition';

/** Distance below the window at which a marker counts as visible, so that its widget is ready when it is scrolled to. */
const AHEAD = '200px';
/** Longest wait for a page that does not finish loading, in ms. */
const LOADS_AT_MOST = 5000;

/** At once, but on a page that the browser has prepared only when it is shown: it may never be. */
export const whenActive: HydrationReason = (_marker, hydrate, signal) => {
  if (Reflect.get(document, 'prerendering') === true)
    document.addEventListener('prerenderingchange', hydrate, { once: true, signal });
  else hydrate();
};

/** When the marker is found. */
export const atOnce: HydrationReason = (_marker, hydrate) => hydrate();

/** When the marker is in the window, or close below it. */
export const whenVisible: HydrationReason = (marker, hydrate, signal) => {
  const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && hydrate(), {
    rootMargin: AHEAD,
  });
  observer.observe(marker);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
};

/** When the browser is idle: for widgets that show a state that the server does not print, wherever they are. */
export const whenIdle: HydrationReason = (_marker, hydrate, signal) => {
  const wait = () => runWhenIdle(hydrate, signal);
  if (document.readyState === 'complete') {
    wait();
    return;
  }
  window.addEventListener('load', wait, { once: true, signal });
  const latest = setTimeout(wait, LOADS_AT_MOST);
  signal.addEventListener('abort', () => clearTimeout(latest), { once: true });
};

/** When the window is at most 1024 px wide. */
export const whenNarrow: HydrationReason = (_marker, hydrate, signal) => {
  const narrow = matchMedia('(max-width: 1024px)');
  if (narrow.matches) hydrate();
  else narrow.addEventListener('change', hydrate, { once: true, signal });
};

/** When the cart has items or an add begins, and the browser is idle. */
export const whenCartHasItems: HydrationReason = (_marker, hydrate, signal) => {
  const check = () => hasItems() && runWhenIdle(hydrate, signal);
  check();
  const unsubscribe = cartStore.subscribe(check);
  signal.addEventListener('abort', unsubscribe, { once: true });
  window.addEventListener('pageshow', ({ persisted }) => persisted && check(), { signal });
  bus.on('adding_to_cart', () => runWhenIdle(hydrate, signal), { signal });
};

/** Restricts a reason to some of a widget's markers. */
export const where = (isOne: (marker: Element) => boolean, reason: HydrationReason): ReasonForSome => {
  const when: HydrationReason = (marker, hydrate, signal) => {
    if (isOne(marker)) reason(marker, hydrate, signal);
  };
  return Object.assign(when, { isOne, reason });
};

/** Runs when the browser is idle, after a second at the latest. */
function runWhenIdle(run: () => void, signal: AbortSignal): void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = requestIdleCallback(run, { timeout: 1000 });
    signal.addEventListener('abort', () => cancelIdleCallback(handle), { once: true });
    return;
  }
  const handle = setTimeout(run, 200);
  signal.addEventListener('abort', () => clearTimeout(handle), { once: true });
}

/** Rows of a product table are hydrated by the table. */
const isOutsideTable = (marker: Element): boolean => !marker.closest('.wcpt');

/** Whether the form around a marker has a choice already: of the address, by default, or filled in by the browser. */
const isPreselected = (marker: Element): boolean => {
  const selects = marker.closest('.variations_form')?.querySelectorAll<HTMLSelectElement>('.variations select');
  return isOutsideTable(marker) && [...(selects ?? [])].some(({ value }) => value !== '');
};

/** Reasons of a variation form and its swatches: price and picture of a preselected variation are shown as early as possible. */
export const variationReasons = [where(isPreselected, atOnce), whenVisible, where(isOutsideTable, whenIdle)];
