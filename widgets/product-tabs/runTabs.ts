import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { pageJQuery } from '../../src/core/bus/jquery';
import { choose, showAll } from './choose';
import { findTabs, placeIn, reviewsTab, type Tab, wantedTab } from './findTabs';
import { onKey } from './keys';

/** How far outside of the window the tabs still count as looked at, in px; they wake at that distance. */
const REACH = 200;

/** Opens the tab that the page's address asks for, and makes a wrapper's tabs work until `signal` ends it. */
export function runTabs(wrapper: HTMLElement, signal: AbortSignal): void {
  const tabs = () => findTabs(wrapper);
  const onKeyEvent = (event: KeyboardEvent) =>
    onKey(
      event,
      tabs().map(({ link }) => link),
    );
  let isFresh = true;

  /** @param place to bring into view */
  function open(tab: Tab, place?: Element | null): void {
    choose(tabs(), tab);
    place?.scrollIntoView();
    const $ = pageJQuery();
    // Other scripts hear the click with which the shop's own script opens a tab; the bundle does not take it for one.
    $?.(tab.link).trigger(Object.assign($.Event('click'), { originalEvent: new Event('click') }));
  }

  function openFirst(): void {
    const all = tabs();
    const place = placeIn(wrapper, location.hash);
    const tab = wantedTab(all, location.href, place) ?? all[0];
    // The panels above the place go, and it with them.
    const goesOn = isFresh && tab?.panel.contains(place) && isOnTheWay(wrapper, place);
    isFresh = false;
    if (tab) open(tab, goesOn ? place : null);
  }

  function onHashChange(): void {
    const place = placeIn(wrapper, location.hash);
    const tab = wantedTab(tabs(), location.hash, place);
    // The browser could not go to a place that was hidden.
    if (tab?.panel.style.display === 'none') open(tab, place);
  }

  function onClick(element: Element, event: { preventDefault(): void }): void {
    const all = tabs();
    const tab = all.find(({ link }) => link.contains(element));
    if (!tab) return;
    event.preventDefault();
    choose(all, tab);
  }

  /** Comes before the browser's own jump to the reviews. */
  function onClickAnywhere(element: Element): void {
    const tab = element.closest('a.woocommerce-review-link') && reviewsTab(tabs());
    if (tab) open(tab);
  }

  signal.addEventListener('abort', () => showAll(tabs()));
  // An `init` of the stars in a panel bubbles up to here; it must not close the reader's tab.
  bus.on('init', (_, { target }) => target === wrapper && openFirst(), { target: wrapper, signal });
  listenDom(wrapper, 'click', onClick, signal);
  listenDom(document, 'click', onClickAnywhere, signal);
  window.addEventListener('hashchange', onHashChange, { signal });
  for (const type of ['keydown', 'keyup'] as const) wrapper.addEventListener(type, onKeyEvent, { signal });
  bus.emit('init', {}, wrapper);
}

/** Whether the browser goes to a place in the tabs: not back to where a page was left, nor where the reader went since. */
function isOnTheWay(wrapper: Element, place: Element | null): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate') return false;
  const { top, bottom } = wrapper.getBoundingClientRect();
  return !place?.getClientRects().length || (bottom > -REACH && top < innerHeight + REACH);
}
