import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { text } from '../../../src/core/bus/wire';
import { askServer, tableCache } from '../query/fetchTable';
import { parseQuery } from '../query/pairs';
import { queryText } from '../query/query';
import type { Table } from '../table';

import { tableOf, wrapped } from './tableUtil';

const PURPOSES: readonly TablePurpose[] = [
  'filter',
  'paginate',
  'lazy_load',
  'infinite_scroll',
  'refresh_table',
  'device_switch',
  'column_heading_sort',
];

/** @throws TypeError when a table or a purpose is missing: callers rely on it. Source: contract product-table 36. */
function read(found: unknown, query: unknown, append: unknown, given: unknown) {
  const table = tableOf(found);
  const purpose = PURPOSES.find(one => one === given);
  if (!table) throw new TypeError('product table: there is no such table');
  if (!purpose) throw new TypeError(`product table: “${String(given)}” is no purpose`);
  return { table, change: { changes: parseQuery(text(query)), append: Boolean(append), purpose } };
}

/** Functions about a table's query, for other scripts. Source: contract product-table 36. */
export const queryFunctions = {
  wcpt_attempt_ajax(found: unknown, query: unknown, append: unknown, purpose: unknown): void {
    const { table, change } = read(found, query, append, purpose);
    void table.query(change);
  },
  wcpt_build_ajax_query_string(found: unknown, query: unknown, append: unknown, purpose: unknown): string {
    const { table, change } = read(found, query, append, purpose);
    return `?${queryText(table, change)}`;
  },
  wcpt_fetch_markup_and_apply_callback(found: unknown, query: unknown, purpose: unknown, callback: unknown): void {
    const { table } = read(found, '', true, purpose);
    if (typeof callback !== 'function') return;
    const wanted = text(query).replace(/^\?/, '');
    void answerTo(table, wanted, purpose).then(
      answer => callback(answer, wrapped(table.container), purpose),
      () => {
        // biome-ignore lint/suspicious/noConsole: the very line that callers know. Source: contract product-table 1.5.
        console.log('wcpt notice: query fail');
      },
    );
  },
};

async function answerTo(table: Table, query: string, purpose: unknown): Promise<string> {
  const cached = purpose === 'refresh_table' ? undefined : tableCache().get(query);
  const answer = cached ?? (await askServer(table, query));
  if (!answer.includes('wcpt-table')) throw new Error('the answer has no table');
  tableCache().set(query, answer);
  return answer;
}
