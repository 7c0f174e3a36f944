import { type MouseEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Adopted, type SlotProps, useClasses } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { wantedDevice } from '../layout/wantedDevice';
import { lazyPart } from '../lazyPart';
import { onTable } from '../onTable';
import { navigations } from '../query/pairs';
import { textOf } from '../settings';
import { type Device, settingsOf, shownDevice, type Table, useTable } from '../table';
import { Button } from './Button';
import { clearHeadings, refreshHeadings } from './headingFeedback';
import { closeMenu } from './menus';
import { filterKey } from './navigationChange';

export interface AreasLayout {
  /** Areas that stand beside the table where there is room. */
  readonly sidebars: ReadonlySet<Element>;
  /** Whether they are headers, as there is none. */
  readonly asHeader: boolean;
  /** Filters that are left out then, as an area before has them. */
  readonly doubles: ReadonlySet<Element>;
  /** Positions of sticky areas, px; undefined: no longer sticky. */
  readonly tops: ReadonlyMap<Element, number | undefined>;
}

const NONE: AreasLayout = { sidebars: new Set(), asHeader: false, doubles: new Set(), tops: new Map() };

const FILTERS = '.wcpt-filter, .wcpt-search-wrapper';

/** A header of a table, or a sidebar, which is a header as well where there is no room beside the table. */
export function NavigationArea({ element: area, children }: SlotProps): ReactNode {
  const table = useTable();
  const layout = useStore(table.store, ({ areas }) => areas);
  const isForced = useStore(table.store, ({ isNavigationForced }) => isNavigationForced);
  const [isOwn] = useState(() => navigations(table).includes(area));
  useClasses(area, isOwn && isForced ? { 'wcpt-always-show': true } : {});
  // Not restored when another root takes over: measurements in between would be wrong, and menus would fade in again.
  useLayoutEffect(() => {
    if (isOwn && layout) showLayout(area, layout);
  }, [area, isOwn, layout]);
  return <Adopted of={area}>{children}</Adopted>;
}

function showLayout(area: HTMLElement, { sidebars, asHeader, doubles, tops }: AreasLayout): void {
  if (sidebars.has(area)) {
    for (const name of ['wcpt-header', 'wcpt-was-left-sidebar']) area.classList.toggle(name, asHeader);
    area.classList.toggle('wcpt-left-sidebar', !asHeader);
  }
  for (const filter of area.querySelectorAll(FILTERS)) {
    filter.classList.toggle('wcpt-nav-duplicate-hidden', doubles.has(filter));
  }
  if (!tops.has(area)) return;
  const top = tops.get(area);
  area.style.top = top === undefined ? '' : `${top}px`;
}

/** The template of the phone's dialog: markup, and no part of the table. */
export function PhoneTemplate({ element }: SlotProps): ReactNode {
  return <Adopted of={element} />;
}

const dialog = lazyPart({
  load: () =>
    import('./modal/PhoneModal').then(
      ({ openModal }) =>
        () =>
          openModal,
    ),
  found: 'its filters could not be opened',
  consequence: 'They are shown above the table.',
});

/** Shows the navigation itself where its dialog can't be opened. Source: spec product-table 2.4; contract 7. */
export function PhoneButton({ element }: SlotProps): ReactNode {
  const table = useTable();
  const showNavigation = () => table.store.setState({ isNavigationForced: true });
  const press = (event: MouseEvent) => {
    event.preventDefault();
    dialog.run(table, openModal => openModal(table, element) || showNavigation(), showNavigation);
  };
  return <Button of={element} press={press} shows={{ 'aria-haspopup': 'dialog' }} />;
}

/** Makes a sidebar a header where there is no room, and places sticky navigation. Source: spec product-table 2.1; contract 4.2. */
export function startSidebar(table: Table): void {
  const { store, signal } = table;
  const show = (change: Partial<AreasLayout>) =>
    flushSync(() => store.setState(({ areas = NONE }) => ({ areas: { ...areas, ...change } })));

  const layOut = (device: Device) => {
    const areas = navigations(table);
    const before = store.getState().areas ?? NONE;
    // A button of the page shows and hides such a sidebar.
    const comesByButton = areas.some(area => area.querySelector('.wcpt-reveal-sidebar'));
    const asHeader = device !== 'laptop' && !comesByButton;
    const sidebars = areas.filter(area => before.sidebars.has(area) || area.classList.contains('wcpt-left-sidebar'));
    const known = sidebars.filter(area => before.asHeader && before.sidebars.has(area));
    const converted = asHeader ? sidebars.filter(area => !known.includes(area)) : [];
    const menus = converted.flatMap(area => [...area.querySelectorAll('.wcpt-dropdown')]);
    for (const menu of menus) closeMenu(table, menu);
    const doubles = new Set(asHeader && sidebars.length ? doublesIn(areas) : []);
    show({ sidebars: new Set(sidebars), asHeader, doubles });
    if (converted.length) refreshHeadings(table);
    if (!asHeader) for (const area of known) clearHeadings(table, area);
    const tops = topsOf(table, areas, device);
    if (tops.size) show({ tops });
  };
  onTable(table, 'wcpt_layout', () => layOut(wantedDevice() ?? shownDevice(table)));
  signal.addEventListener('abort', () => {
    const { areas } = store.getState();
    if (!areas) return;
    if (areas.asHeader) for (const area of areas.sidebars) clearHeadings(table, area);
    const tops = new Map([...areas.tops.keys()].map(area => [area, undefined]));
    show({ asHeader: false, doubles: new Set(), tops });
  });
}

function doublesIn(areas: readonly Element[]): Element[] {
  const filters = areas.flatMap(area => [...area.querySelectorAll(FILTERS)]);
  const keys = filters.map(filterKey);
  return filters.filter((_, at) => keys[at]?.trim() && keys.indexOf(keys[at]) < at);
}

/** A sidebar and a header beside each other stick to the same line; below each other one sticks under the other. */
function topsOf(table: Table, areas: readonly HTMLElement[], device: Device): ReadonlyMap<Element, number> {
  const tops = new Map<Element, number>();
  const sticky = areas.filter(area => area.classList.contains('wcpt-sticky'));
  if (!sticky.length) return tops;
  const settings = settingsOf(table);
  let top = integer(textOf(settings, `${device}_freeze_heading_offset`), textOf(settings, `${device}_scroll_offset`));
  for (const area of sticky) {
    tops.set(area, top);
    if (device !== 'laptop') top += area.offsetHeight;
  }
  return tops;
}

const integer = (...texts: readonly string[]): number =>
  texts.map(text => Number.parseInt(text, 10)).find(number => !Number.isNaN(number)) ?? 0;
