import { bus } from '../../../src/core/bus/bus';
import type { TableQueryRequest } from '../../../src/core/bus/events/productTable';
import { appendQuery } from '../../../src/core/calls/form';
import { navigate } from '../../../src/core/navigate';
import { formatQuery, lastValue, parseQuery, without } from '../query/pairs';
import { readTableParams, textOf } from '../settings';
import { settingsOf, type Table } from '../table';

/**
 * A search box whose text is the page's own search: another text is searched on the shop's search page, and the table's
 * query goes without it. Source: contract product-table 4.7 "--connect-with-archive".
 * @param signal ends with the box
 */
export function leaveForArchive(table: Table, { name }: HTMLInputElement, signal: AbortSignal): void {
  const hear = (request: TableQueryRequest) => request.container === table.container && redirect(table, name, request);
  bus.on('wcpt_before_ajax_query', hear, { signal });
}

function redirect(table: Table, name: string, request: TableQueryRequest): void {
  if (!name || !request.proceed) return;
  const query = parseQuery(request.query);
  const keyword = lastValue(query, name);
  const { shopUrl } = readTableParams();
  if (keyword === undefined) return;
  if (keyword === textOf(settingsOf(table), '_search')) request.query = formatQuery(without(query, [name]));
  else if (shopUrl) {
    request.proceed = false;
    const search = formatQuery([
      ['s', keyword],
      ['post_type', 'product'],
    ]);
    navigate(appendQuery(shopUrl, search), 'product-table');
  }
}
