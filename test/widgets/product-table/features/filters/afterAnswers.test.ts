import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TablePurpose } from '../../../../../src/core/bus/events/productTable';
import { startChoices } from '../../../../../widgets/product-table/features/filters/navigationChange';
import { tableCache } from '../../../../../widgets/product-table/table/query/answers';
import { quietConsole } from '../../../../core/bus/helpers';
import { shopAnswers } from '../../../../core/calls/helpers';
import { type DrawnTable, drawTable } from '../../drawTable';
import {
  change,
  field,
  filterHtml,
  navigationHtml,
  one,
  pointAt,
  press,
  rangeHtml,
  searchHtml,
  sortHtml,
  takeOver,
} from './markup';

let drawn: DrawnTable;
const input = () => field('.wcpt-search-input');
const isOpen = (selector: string) => one(selector).classList.contains('wcpt-open');
const header = searchHtml() + filterHtml() + sortHtml();
const ask = (purpose: TablePurpose, name: string, value: string) =>
  drawn.table.query({ changes: [[`12_${name}`, value]], append: purpose !== 'filter', purpose });

beforeEach(() => {
  quietConsole();
  vi.spyOn(console, 'log').mockImplementation(() => {});
  tableCache().data = {};
  history.replaceState({}, '', '/');
  drawn = drawTable(navigationHtml({ header, sidebar: filterHtml({ classes: 'wcpt-open' }) }));
  startChoices(drawn.table);
  shopAnswers(navigationHtml({ header, sidebar: filterHtml({ classes: 'wcpt-open' }) }));
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
    drawn.ended.abort();
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

it.each<TablePurpose>(['column_heading_sort', 'refresh_table', 'device_switch'])(
  'a text in the search box that was not searched yet outlives %s',
  async purpose => {
    input().value = 'š "ž" & 50%';
    await ask(purpose, 'orderby', 'column_1');
    expect(input().value).toBe('š "ž" & 50%');
  },
);

it('a text in the search box that was searched is as the server prints it', async () => {
  input().value = 'majica';
  await ask('filter', 'search_1', 'majica');
  expect(input().value).toBe('');
});

it('a text in the search box that was typed while the answer was on its way stays', async () => {
  const asked = ask('filter', 'search_1', 'maj');
  input().value = 'majica';
  await asked;
  expect(input().value).toBe('majica');
});

it('a text in the search box goes with everything else when the choices are reset', async () => {
  input().value = 'majica';
  await drawn.table.query({ changes: [], append: false, purpose: 'filter' });
  expect(input().value).toBe('');
});

describe('a typed limit of a range', () => {
  const most = () => field('.wcpt-range-input-max');
  const askWith = (sent: string) => {
    const changes = [['12_price_range', 'option_0'] as const, ['12_price_range_max', sent] as const];
    return drawn.table.query({ changes, append: false, purpose: 'filter' });
  };

  beforeEach(() => {
    const html = navigationHtml({ header: rangeHtml() });
    drawn = drawTable(html);
    startChoices(drawn.table);
    shopAnswers(html, html);
  });

  it('stays when it was typed while the answer to another choice was on its way, and no preset is checked', async () => {
    const asked = askWith('');
    change('.wcpt-range-input-max', '77');
    await asked;
    expect(most().value).toBe('77');
    expect(one('.wcpt-range-filter').querySelector('input:checked')).toBeNull();
  });

  it('outlives another order', async () => {
    change('.wcpt-range-input-max', '77');
    await ask('column_heading_sort', 'orderby', 'column_1');
    expect(most().value).toBe('77');
  });

  it('is as the server prints it once it was sent', async () => {
    most().value = '77';
    await askWith('77');
    expect(most().value).toBe('');
    expect(field('input[name="12_price_range"]').checked).toBe(true);
  });

  const radio = (value: string) => field(`[name="12_price_range"][value="${value}"]`);
  const sort = () => ask('column_heading_sort', 'orderby', 'column_1');
  /** Puts a page that also answers. */
  const put = (range: string) => {
    const html = navigationHtml({ header: range });
    drawn = drawTable(html);
    startChoices(drawn.table);
    shopAnswers(html);
  };
  const chosen = rangeHtml().replace(' checked', '').replace('value="option_0"', 'value="option_0" checked');

  it('is not one that a preset has put in, when a sort follows at once', async () => {
    shopAnswers(navigationHtml({ header: chosen }));
    change('[value="option_0"]', true);
    await sort();
    expect([radio('option_0').checked, most().value]).toEqual([true, '']);
  });

  it('is not one of a preset that was lowered to the largest price', async () => {
    put(chosen.replace('name="12_price_range_max" value=""', 'name="12_price_range_max" value="1000"'));
    expect(most().value).toBe('150');
    await ask('filter', 'on_sale', 'true');
    expect(radio('option_0').checked).toBe(true);
    await sort();
    expect(radio('option_0').checked).toBe(true);
  });

  it('is not the end of the whole range, which was sent as no limit', async () => {
    const before = most();
    change('.wcpt-range-input-max', '150');
    press(before, 'Enter');
    await vi.waitFor(() => expect(before.isConnected).toBe(false));
    expect([radio('').checked, most().value]).toEqual([true, '']);
  });

  it('is not the end of the whole range, when a sort follows at once', async () => {
    change('.wcpt-range-input-max', '150');
    press(most(), 'Enter');
    await sort();
    expect([radio('').checked, most().value]).toEqual([true, '']);
  });
});
