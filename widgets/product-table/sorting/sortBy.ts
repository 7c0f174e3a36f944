import { sortInstantly } from '../instant/startInstant';
import { shownDevice, type Table } from '../table';
import { nextOrder, type SortOrder, sortPairs } from './headingSort';
import { keepScroll } from './keepScroll';
import type { SortHeading } from './orders';

/** Sorts the table by a heading: here, where that is wanted and can be done, else the server does. Source: contract product-table 5.2. */
export function sortBy(table: Table, { heading, icons }: SortHeading): void {
  const order = nextOrder(icons);
  if (order) sortInstantly(table, { heading, order }, () => askServer(table, heading, order));
}

function askServer(table: Table, heading: Element, order: SortOrder): void {
  const { id } = table;
  const sort = sortPairs(heading, id, order);
  if (!sort) return;
  const restoreScroll = keepScroll(table);
  const changes = [...sort, [`${id}_device`, shownDevice(table)], [`${id}_paged`, '1']] as const;
  void table.query({ changes, append: true, purpose: 'column_heading_sort' }).then(restoreScroll);
}
