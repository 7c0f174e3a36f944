import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTableStore } from '../../../../../widgets/product-table/table/createTable';
import type { Device } from '../../../../../widgets/product-table/table/defineSettings';
import { buildQuery, readPrintedQuery } from '../../../../../widgets/product-table/table/query/buildQuery';
import { formatQuery, type Pairs, parseQuery } from '../../../../../widgets/product-table/table/query/pairs';
import { ask } from '../../../../../widgets/product-table/table/query/status';
import type { TableChange } from '../../../../../widgets/product-table/table/table';
import { CAPTURED_CALLS, hasCaptures } from '../../../../demo-theme/captures';

interface Shown {
  readonly id?: string;
  readonly current?: Pairs;
  /** The query of the page's address. */
  readonly page?: string;
  readonly device?: Device;
  /** JSON. */
  readonly settings?: string;
}

function build(change: string, how: Partial<TableChange> = {}, shown: Shown = {}): string {
  const { id = '12', current: query = [], page = '', device = 'laptop', settings = '{}' } = shown;
  history.replaceState({}, '', `/trgovina/${page}`);
  const container = document.createElement('div');
  const store = createTableStore(container);
  const status = ask({ purpose: 'filter', query, since: 0 });
  store.setState({ settings: JSON.parse(settings), device, status });
  const wanted = { changes: parseQuery(change), append: false, purpose: 'filter', ...how } as const;
  return formatQuery(buildQuery({ id, container, store }, wanted));
}

const current = parseQuery('?12_product_cat[0]=3&12_paged=3&12_device=laptop&12_search_1=miza');

it('a query of a table is the change alone, or the change on what is there', () => {
  expect(build('12_on_sale=true', {}, { current })).toBe('12_on_sale=true&12_device=laptop&12_filtered=true');
  expect(build('12_paged=4', { append: true, purpose: 'paginate' }, { current })).toBe(
    '12_product_cat%5B0%5D=3&12_device=laptop&12_search_1=miza&12_paged=4&wcpt_paginate_only=1',
  );
});

it('a query of a table goes back to page 1 with every filter, search, sort and clear', () => {
  const cleared = build('12_search_1=', { append: true }, { current });
  expect(cleared).not.toContain('12_paged');
  expect(
    build('12_orderby=column_2&12_order=asc', { append: true, purpose: 'column_heading_sort' }, { current }),
  ).not.toContain('12_paged=3');
});

it('a query of a table keeps the page of its own sort request, as the server expects it', () => {
  const sorted = build('12_orderby=column_2&12_paged=1', { append: true, purpose: 'column_heading_sort' }, { current });
  expect(sorted).toContain('12_paged=1');
});

it('a query of a table asks for the order of one heading alone', () => {
  const sorted = '12_orderby=column_heading&12_order=asc&12_column_meta_key=teza&12_column_orderby_attribute=pa_barva';
  const how = { append: true, purpose: 'column_heading_sort' } as const;
  const shown = { current: parseQuery(`12_on_sale=true&${sorted}`) };
  expect(build('12_orderby=column_2&12_order=asc', how, shown)).toBe(
    '12_on_sale=true&12_orderby=column_2&12_order=asc&12_device=laptop',
  );
});

it('a query of a table orders a new search by relevance, or as configured; the same search keeps its order', () => {
  expect(build('12_search_1=stol', {}, { current })).toContain('&12_orderby=relevance&12_order=&');
  const configured = { current, settings: '{"search_orderby":"title","search_order":"desc"}' };
  expect(build('12_search_1=stol', {}, configured)).toContain('&12_orderby=search_orderby&12_order=desc&');
  expect(build('12_search_1=miza', {}, { current })).not.toContain('orderby');
  expect(build('12_search_1=', {}, { current })).not.toContain('orderby');
});

it('a query of a table carries persisted parameters and the one of the shop, if it has not got them', () => {
  const page = '?s=rdeča&term=x&foreign=1&12_from_shop=true';
  const query = parseQuery(build('term=y', {}, { page }));
  expect(query).toEqual(
    expect.arrayContaining([
      ['s', 'rdeča'],
      ['term', 'y'],
      ['12_from_shop', 'true'],
    ]),
  );
  expect(query.filter(([name]) => name === 'term' || name === 'foreign')).toEqual([['term', 'y']]);
});

it('a query of a table takes the page’s own query for a placeholder', () => {
  const page = '?12_paged=2&9_paged=4';
  expect(build('12_device=phone', { purpose: 'lazy_load' }, { page, device: 'phone' })).toBe(
    '12_device=phone&12_paged=2&9_paged=4',
  );
});

it('a query of a table drops the order by a column for another device, whose columns are others', () => {
  const sorted = parseQuery('12_orderby=column_2&12_order=ASC&12_on_sale=true');
  const how: Partial<TableChange> = { append: true, purpose: 'device_switch' };
  expect(build('', how, { current: sorted, device: 'phone' })).toBe('12_on_sale=true&12_device=phone');
  const option = parseQuery('12_orderby=option_2');
  expect(build('', how, { current: option })).toContain('12_orderby=option_2');
});

it('a query of a table sends the settings as they are', () => {
  expect(parseQuery(build('', {}, { settings: '{"a":"š & 1"}' }))).toContainEqual(['12_sc_attrs', '{"a":"š & 1"}']);
});

describe.skipIf(!hasCaptures)('the shop’s own script sent the same', () => {
  const recorded = (name: string) => {
    const { request, response } = JSON.parse(readFileSync(join(CAPTURED_CALLS, `${name}.json`), 'utf8'));
    const query: string = request.path.replace('/?wc-ajax=wcpt_ajax&', '');
    const body: string = response.body;
    const printed = /data-wcpt-query-string="([^"]*)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    return { query, printed, settings: parseQuery(query).find(([name]) => name === '448_sc_attrs')?.[1] ?? '' };
  };
  const table = { id: '448' };

  it('for a search', () => {
    const { query, settings } = recorded('wcpt-ajax-browser-search');
    const changes =
      '448_search_1=majica&448_price_range=&448_price_range_min=&448_price_range_max=&448_orderby=option_0&448_results_per_page=10';
    expect(build(changes, {}, { ...table, settings, current: parseQuery('448_device=laptop') })).toBe(query);
  });

  it('for the page after it', () => {
    const { printed } = recorded('wcpt-ajax-browser-search');
    const { query, settings } = recorded('wcpt-ajax-browser-page-2');
    const current = readPrintedQuery(printed, []);
    expect(build('448_paged=2', { append: true, purpose: 'paginate' }, { ...table, settings, current })).toBe(query);
  });
});
