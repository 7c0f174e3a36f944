import { warnOnce } from '../../../src/core/report';
import { sessionStore } from '../../../src/core/storage';
import { lastValue, parseQuery } from '../query/pairs';
import type { Device, Table } from '../table';

/**
 * Whether the page was loaded for this device view already, and the server has ignored that: another page load would be one
 * of many. A shop that leads from the address with the view to the one without it is known by what was kept.
 */
export function wasLoadedFor(table: Table, wanted: Device): boolean {
  if (sessionStore.get(keyOf(table)) === wanted) return true;
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && lastValue(parseQuery(new URL(visit.name).search), `${table.id}_device`) === wanted;
}

/** The page is about to be loaded for a device view. */
export const noteLoad = (table: Table, wanted: Device): void => void sessionStore.set(keyOf(table), wanted);

/** The view is there. */
export const forgetLoad = (table: Table): void => sessionStore.remove(keyOf(table));

const keyOf = ({ id }: Table) => `sw_table_device_${id}_${location.pathname}`;

export function warnStuck({ id, container }: Table): void {
  warnOnce({
    where: 'product-table',
    element: container,
    found: `the page was loaded with a ${id}_device and has another device view`,
    consequence: 'The table stays as it is.',
  });
}
