import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { pageJQuery } from '../../src/core/bus/jquery';
import { storeContext } from '../../src/ui/storeContext';
import { placeIn, readTabs, reviewsTab, type Tab, wantedTab } from './tabs';

/** The tabs of one wrapper, and the one that is open; none where the wrapper has no tabs. */
export interface TabsState {
  readonly tabs: readonly Tab[];
  readonly chosen: Tab | undefined;
}

/** What can happen to them. */
export interface TabsStore extends StoreApi<TabsState> {
  /** Opens a tab. */
  choose(tab: Tab): void;
  /** Opens the tab that the page's address asks for, else the first. */
  openFirst(): void;
  /** Reads the tabs anew: another script has brought or replaced some. */
  sync(): void;
  /** Begins to follow the page. */
  start(signal: AbortSignal): void;
}

export const [TabsProvider, useTabs] = storeContext<TabsStore>();

/** How far outside of the window the tabs still count as looked at, in px; they wake at that distance. */
const REACH = 200;

/** Reads a wrapper's tabs, and which of them the page's address asks for. */
export function createTabsStore(wrapper: Element): TabsStore {
  const first = (tabs: readonly Tab[]) => wantedTab(tabs, location.href, placeIn(wrapper, location.hash)) ?? tabs[0];
  const found = readTabs(wrapper);
  const store = createStore<TabsState>()(() => ({ tabs: found, chosen: first(found) }));
  const { getState, setState } = store;
  let arrival = arrivalIn(wrapper, getState().chosen?.panel);
  let address = location.href;

  // Other scripts hear the click as well, and look for what is shown.
  const choose = (chosen: Tab) => flushSync(() => setState({ chosen }));

  /** @param place to bring into view */
  function open(tab: Tab, place?: Element | null): void {
    choose(tab);
    place?.scrollIntoView();
    const $ = pageJQuery();
    // Other scripts hear the click with which the shop's own script opens a tab; the bundle does not take it for one.
    $?.(tab.link).trigger(Object.assign($.Event('click'), { originalEvent: new Event('click') }));
  }

  function openFirst(): void {
    const tab = first(getState().tabs);
    // The shopper may have followed a link while React took the tabs over.
    const place = address === location.href ? arrival : placeIn(wrapper, location.hash);
    arrival = null;
    address = location.href;
    if (tab) open(tab, place);
  }

  function sync(): void {
    const tabs = readTabs(wrapper);
    const { chosen } = getState();
    const same =
      tabs.find(({ link }) => link === chosen?.link) ?? tabs.find(({ panel }) => panel.id === chosen?.panel.id);
    setState({ tabs, chosen: same ?? first(tabs) });
  }

  function onHashChange(): void {
    address = location.href;
    const { tabs, chosen } = getState();
    const place = placeIn(wrapper, location.hash);
    const tab = wantedTab(tabs, location.hash, place);
    // The browser could not go to a place that was hidden.
    if (tab && tab.panel !== chosen?.panel) open(tab, place);
  }

  /** Comes before the browser's own jump to the reviews. */
  function onClickAnywhere(element: Element): void {
    const tab = element.closest('a.woocommerce-review-link') && reviewsTab(getState().tabs);
    if (tab) open(tab);
  }

  function start(signal: AbortSignal): void {
    listenDom(document, 'click', onClickAnywhere, signal);
    window.addEventListener('hashchange', onHashChange, { signal });
    bus.emit('init', {}, wrapper);
  }

  return { ...store, choose, openFirst, sync, start };
}

/** The place that the browser goes to in a panel: the panels above it will go, and it with them. */
function arrivalIn(wrapper: Element, panel: Element | undefined): Element | null {
  const place = placeIn(wrapper, location.hash);
  return panel?.contains(place) && isOnTheWay(wrapper, place) ? place : null;
}

/** Whether the browser goes to a place in the tabs: not back to where a page was left, nor where the reader went since. */
function isOnTheWay(wrapper: Element, place: Element | null): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate') return false;
  const { top, bottom } = wrapper.getBoundingClientRect();
  return !place?.getClientRects().length || (bottom > -REACH && top < innerHeight + REACH);
}
