import { readPersistedNames } from '../params';
import type { Table } from '../table';
import { lastValue, type Pairs } from './pairs';
import { readPrintedQuery } from './printedQuery';

/**
 * The table's query as it stands: the one under way, else the printed one, with the values that were sent for it.
 * Source: spec product-table 3.1; contract 1.2, 2.9.
 */
export function currentQuery({ container, store }: Pick<Table, 'container' | 'store'>): Pairs {
  const { status, sent, answered } = store.getState();
  if (status === 'loading') return sent;
  const printed = printedQuery(container);
  // Another script may have changed it since.
  const known = printed === answered.printed ? answered.sent : [];
  return readPrintedQuery(printed ?? '', readPersistedNames(), known);
}

/** The query as the server printed it. */
export const printedQuery = (container: Element): string | null =>
  container.getAttribute('data-wcpt-query-string') ?? container.getAttribute('data-wcpt-query');

/** The page that the table shows, from 1; archives may have it in their path only. Source: contract product-table 2.7. */
export function currentPage(table: Pick<Table, 'container' | 'store' | 'id'>, slug: string): number {
  const printed = lastValue(currentQuery(table), `${table.id}_paged`);
  const inPath = new RegExp(`/${slug.replace(/\W/g, '\\$&')}/(\\d+)/?$`).exec(location.pathname)?.[1];
  return Math.max(1, Math.trunc(Number(printed ?? inPath ?? 1)) || 1);
}
