import { bus } from '../../src/core/bus/bus';
import { listenDom } from '../../src/core/bus/dom';
import { pageJQuery } from '../../src/core/bus/jquery';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';
import { placeIn, readTabs, reviewsTab, type Tab, wantedTab } from './tabs';

interface TabsState {
  readonly tabs: readonly Tab[];
  readonly chosen: Tab | undefined;
}

export type TabsStore = ReturnType<typeof createTabsStore>;

export const [TabsProvider, useTabs] = storeContext<TabsStore>();

/** Distance from the window at which the tabs still count as visible, in px; they are hydrated at that distance. */
const REACH = 200;

export function createTabsStore(wrapper: Element) {
  const first = (tabs: readonly Tab[]) =>
    wantedTab(tabs, location.href, placeIn(wrapper, location.hash)) ?? tabInUse(tabs) ?? tabs[0];
  const found = readTabs(wrapper);
  const store = createDrawnStore<TabsState>(() => ({ tabs: found, chosen: first(found) }));
  const { getState, setState, draw } = store;
  let arrival = arrivalIn(wrapper, getState().chosen?.panel);
  let address = location.href;

  const choose = (chosen: Tab) => draw({ chosen });

  function open(tab: Tab, place?: Element | null): void {
    choose(tab);
    place?.scrollIntoView();
    const $ = pageJQuery();
    // Other scripts listen for the click with which the shop's own script opens a tab; the bundle ignores this one.
    $?.(tab.link).trigger(Object.assign($.Event('click'), { originalEvent: new Event('click') }));
  }

  function openFirst(): void {
    const tab = first(getState().tabs);
    // The shopper may have followed a link during hydration.
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
    // The browser can't scroll to an element in a hidden panel.
    if (tab && tab.panel !== chosen?.panel) open(tab, place);
  }

  /** Called before the browser jumps to the reviews. */
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

/** Returns the tab whose panel has the focus: all panels are shown before hydration, and a shopper may be writing a review. */
const tabInUse = (tabs: readonly Tab[]) => tabs.find(({ panel }) => panel.contains(document.activeElement));

/** Returns the target of the address in a panel: it moves when the panels above it are hidden. */
function arrivalIn(wrapper: Element, panel: Element | undefined): Element | null {
  const place = placeIn(wrapper, location.hash);
  return panel?.contains(place) && isOnTheWay(wrapper, place) ? place : null;
}

/** Whether the browser scrolls to a place in the tabs: not where it restores a position, nor where the reader has scrolled since. */
function isOnTheWay(wrapper: Element, place: Element | null): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate') return false;
  const { top, bottom } = wrapper.getBoundingClientRect();
  return !place?.getClientRects().length || (bottom > -REACH && top < innerHeight + REACH);
}
