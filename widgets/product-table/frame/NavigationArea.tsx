import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Adopted, type SlotProps, useClasses } from '../../../src/hydrate';
import { useStore } from '../../../src/ui/useStore';
import { type AreasLayout, FILTERS } from '../navigation/sidebar';
import { navigations } from '../query/serialise';
import { useTable } from './tableContext';

/** A header of a table, or a sidebar, which is a header as well where there is no room beside the table. */
export function NavigationArea({ element: area, children }: SlotProps): ReactNode {
  const table = useTable();
  const layout = useStore(table.store, ({ areas }) => areas);
  const isForced = useStore(table.store, ({ isNavigationForced }) => isNavigationForced);
  const [isOwn] = useState(() => navigations(table).includes(area));
  useClasses(area, isOwn && isForced ? { 'wcpt-always-show': true } : {});
  // Not given back when another root takes over: what is measured in between would be wrong, and menus would fade in anew.
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

/** What the dialog of phones is made of: markup, and no part of the table. */
export function PhoneTemplate({ element }: SlotProps): ReactNode {
  return <Adopted of={element} />;
}
