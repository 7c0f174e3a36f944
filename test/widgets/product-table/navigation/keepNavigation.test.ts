import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TablePurpose } from '../../../../src/core/bus/events/productTable';
import { createTableStore } from '../../../../widgets/product-table/createTable';
import { startNavigation } from '../../../../widgets/product-table/navigation/startNavigation';
import { tableCache } from '../../../../widgets/product-table/query/fetchTable';
import { query } from '../../../../widgets/product-table/query/query';
import type { Table } from '../../../../widgets/product-table/table';
import { quietConsole } from '../../../core/bus/helpers';
import { shopAnswers } from '../../../core/calls/helpers';
import { field, filterHtml, navigationHtml, one, pointAt, searchHtml, sortHtml } from './markup';

let ended: AbortController;
let table: Table;
const input = () => field('.wcpt-search-input');
const isOpen = (selector: string) => one(selector).classList.contains('wcpt-open');
const header = searchHtml() + filterHtml() + sortHtml();
const ask = (purpose: TablePurpose, name: string, value: string) =>
  table.query({ changes: [[`12_${name}`, value]], append: purpose !== 'filter', purpose });

beforeEach(() => {
  ended = new AbortController();
  quietConsole();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  tableCache().data = {};
  history.replaceState({}, '', '/');
  document.body.innerHTML = navigationHtml({ header, sidebar: filterHtml({ classes: 'wcpt-open' }) });
  const container = one('.wcpt');
  const { signal } = ended;
  table = {
    id: '12',
    container,
    store: createTableStore(),
    signal,
    query: change => query(table, change),
    replace: change => change(),
  };
  startNavigation(table);
  shopAnswers(navigationHtml({ header, sidebar: filterHtml({ classes: 'wcpt-open' }) }));
});

afterEach(() => {
  ended.abort();
  document.body.replaceChildren();
});

describe('menus', () => {
  it('that were open are open in the answer, the others are not', async () => {
    pointAt(one('.wcpt-header .wcpt-filter-heading'));
    const before = one('.wcpt-header .wcpt-dropdown');
    await ask('filter', 'attr_pa_barva[]', '1');
    expect(one('.wcpt-header .wcpt-dropdown')).not.toBe(before);
    expect(isOpen('.wcpt-header [data-wcpt-filter="attribute"]')).toBe(true);
    expect(isOpen('[data-wcpt-filter="sort_by"]')).toBe(false);
    expect(isOpen('.wcpt-left-sidebar .wcpt-dropdown')).toBe(true);
  });

  it('that the shopper closed in the sidebar stay closed', async () => {
    pointAt(one('.wcpt-left-sidebar .wcpt-filter-heading'));
    await ask('filter', 'attr_pa_barva[]', '1');
    expect(isOpen('.wcpt-left-sidebar .wcpt-dropdown')).toBe(false);
    expect(one('.wcpt-left-sidebar .wcpt-filter-heading').getAttribute('aria-expanded')).toBe('false');
  });

  it('keep the focus on the option that was chosen', async () => {
    pointAt(one('.wcpt-header .wcpt-filter-heading'));
    field('.wcpt-header input[value="2"]').focus();
    await ask('filter', 'attr_pa_barva[]', '2');
    expect(document.activeElement).toBe(field('.wcpt-header input[value="2"]'));
  });

  it('that are closed give the focus to their heading', async () => {
    pointAt(one('[data-wcpt-filter="sort_by"] .wcpt-filter-heading'));
    field('[data-wcpt-filter="sort_by"] input[value="option_1"]').focus();
    pointAt(one('[data-wcpt-filter="sort_by"] label'));
    const heading = one('[data-wcpt-filter="sort_by"] .wcpt-filter-heading');
    expect(document.activeElement).toBe(heading);
    await ask('filter', 'orderby', 'option_1');
    expect(document.activeElement).toBe(one('[data-wcpt-filter="sort_by"] .wcpt-filter-heading'));
    expect(document.activeElement).not.toBe(heading);
  });
});

describe('a text in the search box', () => {
  it.each<TablePurpose>(['column_heading_sort', 'refresh_table', 'device_switch'])(
    'that was not searched yet outlives %s',
    async purpose => {
      input().value = 'š "ž" & 50%';
      await ask(purpose, 'orderby', 'column_1');
      expect(input().value).toBe('š "ž" & 50%');
    },
  );

  it('that was searched is as the server prints it', async () => {
    input().value = 'majica';
    await ask('filter', 'search_1', 'majica');
    expect(input().value).toBe('');
  });

  it('that was typed while the answer was on its way stays', async () => {
    const asked = ask('filter', 'search_1', 'maj');
    input().value = 'majica';
    await asked;
    expect(input().value).toBe('majica');
  });

  it('goes with everything else when the choices are reset', async () => {
    input().value = 'majica';
    await table.query({ changes: [], append: false, purpose: 'filter' });
    expect(input().value).toBe('');
  });
});
