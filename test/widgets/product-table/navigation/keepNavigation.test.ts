import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TablePurpose } from '../../../../src/core/bus/events/productTable';
import { type HydratedWidget, hydrateWidget } from '../../../../src/hydrate';
import { createTable } from '../../../../widgets/product-table/createTable';
import { startNavigation } from '../../../../widgets/product-table/navigation/startNavigation';
import { ProductTable } from '../../../../widgets/product-table/ProductTable';
import { tableCache } from '../../../../widgets/product-table/query/fetchTable';
import type { Table } from '../../../../widgets/product-table/table';
import { quietConsole } from '../../../core/bus/helpers';
import { shopAnswers } from '../../../core/calls/helpers';
import { field, filterHtml, navigationHtml, one, pointAt, searchHtml, sortHtml, takeOver } from './markup';

let ended: AbortController;
let table: Table;
let root: HydratedWidget;
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
  const made = createTable(one('.wcpt'), '12', ended.signal, change => root.replace(change));
  table = made;
  root = hydrateWidget('product-table', made.container, () => createElement(ProductTable, { table }), {
    atOnce: true,
    late: { parts: () => [], sync: made.sync },
  });
  startNavigation(table);
  shopAnswers(navigationHtml({ header, sidebar: filterHtml({ classes: 'wcpt-open' }) }));
});

afterEach(() => {
  ended.abort();
  root.unmount();
  document.body.replaceChildren();
});

describe('menus', () => {
  const all = () => navigationHtml({ header, sidebar: filterHtml({ classes: 'wcpt-open' }) });
  const option = (value: string) => field(`.wcpt-header input[value="${value}"]`);
  let end = () => {};

  /** Chooses an option, and waits for the answer. */
  async function choose(input: HTMLInputElement): Promise<void> {
    input.click();
    await vi.waitFor(() => expect(input.isConnected).toBe(false));
  }

  beforeEach(() => {
    ended.abort();
    end = takeOver(all());
  });

  afterEach(() => end());

  it('that were open are open in the answer, the others are not', async () => {
    pointAt(one('.wcpt-header .wcpt-filter-heading'));
    await choose(option('1'));
    expect(isOpen('.wcpt-header [data-wcpt-filter="attribute"]')).toBe(true);
    expect(one('.wcpt-header .wcpt-filter-heading').getAttribute('aria-expanded')).toBe('true');
    expect(isOpen('[data-wcpt-filter="sort_by"]')).toBe(false);
    expect(isOpen('.wcpt-left-sidebar .wcpt-dropdown')).toBe(true);
  });

  it('that the shopper closed in the sidebar stay closed', async () => {
    pointAt(one('.wcpt-left-sidebar .wcpt-filter-heading'));
    await choose(option('1'));
    expect(isOpen('.wcpt-left-sidebar .wcpt-dropdown')).toBe(false);
    expect(one('.wcpt-left-sidebar .wcpt-filter-heading').getAttribute('aria-expanded')).toBe('false');
  });

  it('keep the focus on the option that was chosen', async () => {
    pointAt(one('.wcpt-header .wcpt-filter-heading'));
    option('2').focus();
    await choose(option('2'));
    expect(document.activeElement).toBe(option('2'));
  });

  it('that are closed give the focus to their heading', async () => {
    pointAt(one('[data-wcpt-filter="sort_by"] .wcpt-filter-heading'));
    const order = field('[data-wcpt-filter="sort_by"] input[value="option_1"]');
    order.focus();
    pointAt(one('[data-wcpt-filter="sort_by"] label'));
    const heading = one('[data-wcpt-filter="sort_by"] .wcpt-filter-heading');
    expect(document.activeElement).toBe(heading);
    await choose(order);
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
