import type { Table } from '../table';
import { startInstantSearch } from './instantSearch';
import { createInstantSort } from './instantSort';
import type { SortRequest } from './startInstant';
import { createTableRows } from './tableRows';

/** Search and sort of a table without the server, at work. */
export interface Instant {
  /** @returns false when only the server can sort by that */
  readonly sort: (request: SortRequest) => boolean;
  /** Sorts and searches rows that an answer brought. */
  readonly update: () => void;
}

/** Searches and sorts the rows that a table has. Source: contract product-table 32. */
export function runInstant(table: Table): Instant {
  const rows = createTableRows(table);
  const { sort, update } = createInstantSort(table, rows);
  const searchAgain = startInstantSearch(table, rows);
  return {
    sort,
    update() {
      update();
      searchAgain();
    },
  };
}
