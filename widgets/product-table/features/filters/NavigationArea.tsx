import { type MouseEvent, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { keepClearOf } from '../../../../src/core/scrollPadding';
import { Adopted, type SlotProps, useClasses } from '../../../../src/hydrate';
import { useStore } from '../../../../src/ui/useStore';
import type { Device } from '../../table/defineSettings';
import { lazyPart } from '../../table/lazyPart';
import { onTable } from '../../table/onTable';
import { navigations } from '../../table/query/pairs';
import { doublesIn, FILTER } from '../../table/query/readFilters';
import { tableDeviceSetting } from '../../table/settings';
import { shownDevice, type Table, useTable, wantedDevice } from '../../table/table';
import { Button } from './Button';
import { closeMenu } from './menus';
import { filtersOf } from './state';

/** A header of a table, or a sidebar, which is a header as well where there is no room beside the table. */
export function NavigationArea({ element: area, children }: SlotProps): ReactNode {
  const table = useTable();
  const isForced = useStore(filtersOf(table), ({ isNavigationForced }) => isNavigationForced);
  const [isOwn] = useState(() => navigations(table).includes(area));
  useClasses(area, { 'wcpt-always-show': (isOwn && isForced) || undefined });
  return <Adopted of={area}>{children}</Adopted>;
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

/** Shows the navigation itself where its dialog can't be opened. */
export function PhoneButton({ element }: SlotProps): ReactNode {
  const table = useTable();
  const showNavigation = () => filtersOf(table).setState({ isNavigationForced: true });
  const press = (event: MouseEvent) => {
    event.preventDefault();
    dialog.run(table, openModal => openModal(table, element) || showNavigation(), showNavigation);
  };
  return <Button of={element} press={press} shows={{ 'aria-haspopup': 'dialog' }} />;
}

/**
 * Makes a sidebar a header where there is no room, and places sticky navigation. Classes and positions are not React's: they stay
 * when another root takes over, or menus would fade in again.
 */
export function startSidebar(table: Table): void {
  const store = filtersOf(table);
  let free = () => {};

  /** Makes sidebars headers, or headers that were sidebars again. */
  function convert(sidebars: readonly HTMLElement[], asHeader: boolean): void {
    for (const sidebar of sidebars) {
      if (asHeader) for (const menu of sidebar.querySelectorAll('.wcpt-dropdown')) closeMenu(table, menu);
      for (const name of ['wcpt-header', 'wcpt-was-left-sidebar']) sidebar.classList.toggle(name, asHeader);
      sidebar.classList.toggle('wcpt-left-sidebar', !asHeader);
    }
  }

  function layOut(device: Device): void {
    const { headers } = store.getState();
    const areas = navigations(table);
    // A button of the page shows and hides such a sidebar.
    const comesByButton = areas.some(area => area.querySelector('.wcpt-reveal-sidebar'));
    const asHeader = device !== 'laptop' && !comesByButton;
    const sidebars = areas.filter(area => headers.has(area) || area.matches('.wcpt-left-sidebar'));
    const others = sidebars.filter(area => headers.has(area) !== asHeader);
    convert(others, asHeader);
    hideDoubles(areas, asHeader && sidebars.length > 0);
    // At once, as the headings show the choices of a header.
    if (others.length) flushSync(() => store.setState({ headers: new Set(asHeader ? sidebars : []) }));
    placeSticky(table, areas, device);
    free();
    // A sidebar stands beside the rows.
    const ends = stickyOf(areas).flatMap(area => (area.classList.contains('wcpt-header') ? keepClearOf(area) : []));
    free = () => {
      for (const end of ends) end();
    };
  }

  onTable(table, 'wcpt_layout', () => layOut(wantedDevice() ?? shownDevice(table)));
  table.signal.addEventListener('abort', () => {
    free();
    convert([...store.getState().headers], false);
    const areas = navigations(table);
    flushSync(() => store.setState({ headers: new Set() }));
    hideDoubles(areas, false);
    for (const { style } of stickyOf(areas)) style.top = '';
  });
}

/** Hides filters that an area before has, or shows them again. */
function hideDoubles(areas: readonly Element[], hides: boolean): void {
  const filters = areas.flatMap(area => [...area.querySelectorAll(FILTER)]);
  const doubles = hides ? doublesIn(filters) : [];
  for (const filter of filters) filter.classList.toggle('wcpt-nav-duplicate-hidden', doubles.includes(filter));
}

const stickyOf = (areas: readonly HTMLElement[]) => areas.filter(area => area.classList.contains('wcpt-sticky'));

/** A sidebar and a header beside each other stick to the same line; below each other one sticks under the other. */
function placeSticky(table: Table, areas: readonly HTMLElement[], device: Device): void {
  const offsets = [
    tableDeviceSetting(table, device, 'freeze_heading_offset'),
    tableDeviceSetting(table, device, 'scroll_offset'),
  ];
  let top = Math.trunc(offsets.find(offset => typeof offset === 'number') ?? 0);
  for (const area of stickyOf(areas)) {
    area.style.top = `${top}px`;
    if (device !== 'laptop') top += area.offsetHeight;
  }
}
