import type { Pairs } from '../query/pairs';
import { own, type Table } from '../table';
import { HEADING, ICONS, shownOrder, sortId, sortPairs } from './headingSort';

/**
 * The order of the heading that the table is sorted by, which a choice in the navigation keeps; none when no heading shows
 * one. Source: spec product-table 2.2 "Sorting from a heading"; contract 5.3.
 */
export function columnSort(table: Pick<Table, 'container' | 'id'>): Pairs {
  for (const heading of own(table, HEADING)) {
    const icons = heading.querySelector(ICONS);
    const order = icons && shownOrder(icons);
    if (!order || !sortId(heading).startsWith('column_') || !heading.getClientRects().length) continue;
    return sortPairs(heading, table.id, order.toUpperCase()) ?? [];
  }
  return [];
}
