import { readPersistedNames } from '../params';
import type { Table } from '../table';
import { lastValue, type Pairs } from './pairs';
import { readPrintedQuery } from './printedQuery';

/** The table's query as it stands. Source: spec product-table 3.1; contract 1.2, 2.9. */
export function currentQuery({ container, store }: Pick<Table, 'container' | 'store'>): Pairs {
  const printed = container.getAttribute('data-wcpt-query-string') ?? container.getAttribute('data-wcpt-query') ?? '';
  return readPrintedQuery(printed, readPersistedNames(), store.getState().sent);
}

/** The page that the table shows, from 1; archives may have it in their path only. Source: contract product-table 2.7. */
export function currentPage(table: Pick<Table, 'container' | 'store' | 'id'>, slug: string): number {
  const printed = lastValue(currentQuery(table), `${table.id}_paged`);
  const inPath = new RegExp(`/${slug.replace(/\W/g, '\\$&')}/(\\d+)/?$`).exec(location.pathname)?.[1];
  return Math.max(1, Math.trunc(Number(printed ?? inPath ?? 1)) || 1);
}
