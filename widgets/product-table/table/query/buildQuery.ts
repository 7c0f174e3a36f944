import type { TablePurpose } from '../../../../src/core/bus/events/productTable';
import { decode } from '../../../../src/core/url';
import { readPersistedNames, readTableParams, tableSetting } from '../settings';
import { settingsOf, shownDevice, type Table, type TableChange, wantedDevice } from '../table';
import { lastValue, override, type Pairs, pageInPath, parseQuery, splitPair, without } from './pairs';

type QueriedTable = Pick<Table, 'id' | 'container' | 'store'>;

const FROM_START: readonly TablePurpose[] = ['filter', 'column_heading_sort'];

/** Keeps the order of the shop's own script. See contract/product-table.md#query. */
export function buildQuery(table: QueriedTable, { changes, append, purpose }: TableChange): Pairs {
  const { id } = table;
  const settings = settingsOf(table);
  const page = parseQuery(location.search);
  const persisted = readPersistedNames();
  // A placeholder has no device view.
  const device = (purpose === 'lazy_load' ? wantedDevice() : undefined) ?? shownDevice(table);
  const known = currentQuery(table);
  // Each heading sends only its own criteria.
  const isCriterion = (name: string) => purpose === 'column_heading_sort' && name.startsWith(`${id}_column_`);
  const kept = known.filter(([name]) => !isCriterion(name));
  const current = FROM_START.includes(purpose) ? without(kept, [`${id}_paged`]) : kept;
  let query = append && current.length ? override(current, changes) : changes;
  if (purpose === 'lazy_load') query = override(query, page);
  query = [...query, ...page.filter(([name]) => persisted.includes(name) && lastValue(query, name) === undefined)];
  if (lastValue(query, `${id}_device`) !== device) query = [...query, [`${id}_device`, device]];
  if (purpose === 'device_switch') query = withoutColumnSort(query, id);
  const searched = newSearch(changes, current);
  if (searched) {
    const order: Pairs = [
      [`${id}_orderby`, tableSetting(table, 'search_orderby') ? 'search_orderby' : 'relevance'],
      [`${id}_order`, tableSetting(table, 'search_order')],
    ];
    query = [...query, ...order];
  }
  if (purpose === 'filter') query = [...without(query, [`${id}_filtered`]), [`${id}_filtered`, 'true']];
  if (lastValue(page, `${id}_from_shop`) === 'true') query = override(query, [[`${id}_from_shop`, 'true']]);
  if (Object.keys(settings).length) query = override(query, [[`${id}_sc_attrs`, JSON.stringify(settings)]]);
  if (purpose === 'paginate') query = override(query, [['wcpt_paginate_only', '1']]);
  return query;
}

/** Another device view may have other columns. */
function withoutColumnSort(query: Pairs, id: string): Pairs {
  const isColumn = /^column_\d+$/.test(lastValue(query, `${id}_orderby`) ?? '');
  return isColumn ? without(query, [`${id}_orderby`, `${id}_order`]) : query;
}

function newSearch(changes: Pairs, current: Pairs): boolean {
  return changes.some(([name, value]) => name.includes('search') && value !== '' && lastValue(current, name) !== value);
}

/** Returns the query under way, else the printed one with the values as they were sent. */
export function currentQuery({ container, store }: Pick<Table, 'container' | 'store'>): Pairs {
  const { status, answered } = store.getState();
  if (status.is === 'asking') return status.query;
  const printed = printedQuery(container);
  // Another script may have changed it since.
  const known = printed === answered.printed ? answered.query : [];
  return readPrintedQuery(printed ?? '', readPersistedNames(), known);
}

export const printedQuery = (container: Element): string | null =>
  container.getAttribute('data-wcpt-query-string') ?? container.getAttribute('data-wcpt-query');

/** Returns the page that the table shows, from 1; archives may have it in their path only. */
export function currentPage(table: QueriedTable): number {
  const printed = lastValue(currentQuery(table), `${table.id}_paged`);
  const inPath = pageInPath(location.pathname, readTableParams().paginationSlug);
  return Math.max(1, Math.trunc(Number(printed ?? inPath ?? 1)) || 1);
}

const TABLE_NAME = /^\d+_\w/;
const LIST_NAME = /^[^=&\s]+(?:%5B|\[)\d*(?:%5D|\])$/i;

/**
 * Reads `data-wcpt-query-string`, whose values the server does not encode: a piece between two `&` that does not look like a
 * name belongs to the value before it.
 * @param sent the last query, whose values are well encoded and so win over the printed ones
 */
export function readPrintedQuery(printed: string, persisted: readonly string[], sent: Pairs = []): Pairs {
  const pairs: [string, string][] = [];
  for (const piece of printed.replace(/^\?/, '').split('&')) {
    const [name, value] = splitPair(piece);
    const before = pairs.at(-1);
    if (before && !isName(name, persisted)) before[1] += `&${piece}`;
    else if (piece) pairs.push([decode(name), value]);
  }
  return pairs
    .map(([name, value]) => [name, lastValue(sent, name) || decode(value).replace(/\\(["'\\])/g, '$1')] as const)
    .filter(([, value]) => value !== '' && value !== 'undefined');
}

function isName(text: string, persisted: readonly string[]): boolean {
  return TABLE_NAME.test(text) || LIST_NAME.test(text) || persisted.includes(text) || text === 'lang';
}
