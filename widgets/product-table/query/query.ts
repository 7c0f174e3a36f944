import { bus } from '../../../src/core/bus/bus';
import { wantedDevice } from '../layout/switchDevice';
import { isOn, readPersistedNames, textOf } from '../settings';
import { settingsOf, shownDevice, type Table } from '../table';
import { buildQuery, currentQuery, type TableChange } from './buildQuery';
import { fetchTable } from './fetchTable';
import { leavePage } from './leavePage';
import { formatQuery, parseQuery, without } from './pairs';

/** Purposes for which the same query may be sent again: a cart change, and a failed start. Source: contract 2.5. */
const AGAIN = ['refresh_table', 'lazy_load', 'infinite_scroll'];

/**
 * Asks for other rows: builds the query, lets listeners change or stop it, and sends it, or leaves the page where the
 * table's settings want that. Source: spec product-table 2.2, 4.1; contract 2.3, 2.5, 2.8.
 */
export async function query(table: Table, change: TableChange): Promise<void> {
  const { id, container, store } = table;
  const settings = settingsOf(table);
  const { purpose } = change;
  const text = queryText(table, change);
  const mayRepeat = AGAIN.includes(purpose);
  const request = {
    container,
    query: text,
    purpose,
    proceed: mayRepeat || text !== container.getAttribute('data-wcpt-nav-query'),
  };
  if (purpose !== 'infinite_scroll') bus.emit('wcpt_before_ajax_query', request);
  if (!request.proceed) return;
  // Scrolling is no reason to leave the page.
  if (purpose !== 'infinite_scroll' && leavePage(table, settings, request.query, purpose)) return;
  container.setAttribute('data-wcpt-nav-query', request.query);
  store.setState({ sent: without(parseQuery(request.query), [`${id}_sc_attrs`, 'wcpt_paginate_only']) });
  await fetchTable(table, request.query, purpose);
}

/** The query that a change of a table sends. */
export function queryText(table: Table, change: TableChange): string {
  const settings = settingsOf(table);
  const pairs = buildQuery(change, {
    id: table.id,
    current: currentQuery(table),
    page: parseQuery(location.search),
    persisted: readPersistedNames(),
    // What has no rows yet has no device view either.
    device: (change.purpose === 'lazy_load' ? wantedDevice() : undefined) ?? shownDevice(table),
    searchOrderby: isOn(settings, 'search_orderby') ? textOf(settings, 'search_orderby') : '',
    searchOrder: textOf(settings, 'search_order'),
    settings: Object.keys(settings).length ? JSON.stringify(settings) : '',
  });
  return formatQuery(pairs);
}
