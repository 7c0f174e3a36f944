import { beforeEach, expect, it, vi } from 'vitest';
import type { Mounted } from '../../../../../src/hydrate';
import { createTableStore } from '../../../../../widgets/product-table/table/createTable';
import { tableCache } from '../../../../../widgets/product-table/table/query/answers';
import { columnSort } from '../../../../../widgets/product-table/table/query/orders';
import { jQuery3, putJQuery } from '../../../../core/bus/helpers';
import { type Sent, shopAnswers } from '../../../../core/calls/helpers';
import { find } from '../../../../hydrate/page';
import { rowHtml, tableHtml } from '../../markup';
import { take } from '../../take';
import { change, filterHtml, one, press, sortHtml } from '../filters/markup';
import { type HeadingParts, headingHtml } from './markup';

const ROW = rowHtml({ id: 1, cells: [] });
let sent: Sent[];

function page(headings: readonly HeadingParts[], attributes: Readonly<Record<string, string>> = {}): Mounted[] {
  const html = tableHtml([ROW], { headings: headings.map(headingHtml).join(''), attributes });
  return take(html);
}

const heading = (at = 0) => [...document.querySelectorAll<HTMLElement>('.wcpt-heading')][at] ?? find(document, 'x');
const control = (at = 0) => one('[role="button"]', heading(at));

/** Clicks, and returns the query that is sent, without device. */
async function asked(target: Element): Promise<string> {
  const before = sent.length;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
  const query = sent.at(-1)?.url.search.replace('?wc-ajax=wcpt_ajax&', '') ?? '';
  expect(query).toContain('12_device=laptop');
  return query.replace('&12_device=laptop', '');
}

beforeEach(() => {
  tableCache().data = {};
  history.replaceState({}, '', '/trgovina/');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  sent = shopAnswers(tableHtml([ROW], { headings: headingHtml({ name: 'Cena', sortId: 'column_0', order: 'asc' }) }));
});

it('a heading that sorts asks for its column upwards, then downwards, from page 1, with the rest of the query', async () => {
  page([{ name: 'Cena', sortId: 'column_0' }], { 'data-wcpt-query-string': '?12_on_sale=true&12_paged=3' });
  expect(await asked(heading())).toBe('12_on_sale=true&12_orderby=column_0&12_order=asc&12_paged=1');
  await vi.waitFor(() => expect(heading().getAttribute('aria-sort')).toBe('ascending'));
  expect(await asked(heading())).toContain('12_order=desc');
});

const criteria = { orderby: 'attribute', 'meta-key': '', 'orderby-attribute': 'pa_barva', 'orderby-taxonomy': '' };

it.each<[string, Omit<HeadingParts, 'name'>, string]>([
  [
    'names its criteria, with an empty meta key and without other empty ones',
    { sortId: 'column_0', criteria },
    '12_orderby=column_heading&12_order=asc&12_column_orderby=attribute&12_column_meta_key=&12_column_orderby_attribute=pa_barva&12_paged=1',
  ],
  ['goes by its printed place where it has no sort id', { index: '4' }, '12_orderby=column_4&12_order=asc&12_paged=1'],
  [
    'turns downwards when it shows upwards',
    { sortId: 'column_0', order: 'asc' },
    '12_orderby=column_0&12_order=desc&12_paged=1',
  ],
  ['has only one order', { sortId: 'column_0', hidden: 'asc' }, '12_orderby=column_0&12_order=desc&12_paged=1'],
])('a heading that sorts %s', async (_, parts, query) => {
  page([{ name: 'Cena', ...parts }]);
  expect(await asked(heading())).toBe(query);
});

it('a heading that shows its only order asks for nothing', () => {
  page([{ name: 'Ocena', sortId: 'column_0', hidden: 'asc', order: 'desc' }]);
  heading().click();
  expect(document.querySelector('[data-wcpt-nav-query]')).toBeNull();
});

it.each([
  { name: 'empty', sortId: '', index: '' },
  { name: 'a bare prefix', sortId: 'column_', index: '' },
])('a heading that sorts does nothing when its sort id is $name', parts => {
  page([parts]);
  heading().click();
  expect(document.querySelector('[data-wcpt-nav-query]')).toBeNull();
});

it.each(['wcpt-tooltip', 'wcpt-x"><input type="checkbox'])('a heading that sorts leaves clicks in %s to it', extra => {
  page([{ name: 'Cena', sortId: 'column_0', extra: `<span class="${extra}">?</span>` }]);
  one('.wcpt-tooltip, input', heading()).click();
  expect(document.querySelector('[data-wcpt-nav-query]')).toBeNull();
});

it('a heading that sorts is no heading of rows, and none without icons', () => {
  take(tableHtml(['<tr class="wcpt-row wcpt-row--category-heading"><th class="wcpt-heading">Vrt</th></tr>', ROW]));
  for (const one of document.querySelectorAll<HTMLElement>('.wcpt-heading')) {
    one.click();
    expect(one.className).toBe('wcpt-heading');
  }
  expect(document.querySelector('[data-wcpt-nav-query]')).toBeNull();
});

it('a heading sorts also where another script has put it in', async () => {
  page([{ name: 'Cena', sortId: 'column_0' }]);
  const other = document.createElement('table');
  other.innerHTML = `<tr>${headingHtml({ name: 'Naziv', sortId: 'column_7', order: 'asc' })}</tr>`;
  heading().replaceWith(find(other, '.wcpt-heading'));
  await vi.waitFor(() => expect(heading().getAttribute('aria-sort')).toBe('ascending'));
  expect(await asked(heading())).toContain('12_orderby=column_7&12_order=desc');
});

it('a heading that sorts is a button for keys and screen readers, and none when the widget has gone', async () => {
  const [table] = page([
    { name: 'Cena', sortId: 'column_0', order: 'desc' },
    { name: 'Naziv', sortId: 'column_1' },
  ]);
  expect(heading().classList).toContain('wcpt-sortable');
  expect(heading().getAttribute('aria-sort')).toBe('descending');
  expect(heading(1).hasAttribute('aria-sort')).toBe(false);
  expect(control().textContent).toBe('Cena');
  expect(press(control(), ' ')).toBe(false);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  table?.unmount();
  expect(document.querySelector('[aria-sort], [role="button"], .wcpt-sortable')).toBeNull();
});

it.each([
  { name: 'Cena', apart: true },
  { name: 'Cena', extra: '<a href="/o-cenah/">?</a>' },
])('a heading that sorts has a name for icons that stand apart, or among other controls', parts => {
  page([{ sortId: 'column_0', ...parts }]);
  expect(control().className).toContain('wcpt-sorting-icons');
  expect(control().getAttribute('aria-label')).toMatch(/^Razvrsti po stolpcu Cena/);
});

it('a heading that sorts keeps the focus when the answer comes', async () => {
  page([{ name: 'Cena', sortId: 'column_0' }]);
  const before = control();
  before.focus();
  press(before, 'Enter');
  await vi.waitFor(() => expect(before.isConnected).toBe(false));
  expect(document.activeElement).toBe(control());
});

it('a heading that sorts leaves the headings of a table in one of its cells to that', async () => {
  const inner = tableHtml([ROW], { id: 31, headings: headingHtml({ name: 'Znotraj', sortId: 'column_7' }) });
  const headings = headingHtml({ name: 'Cena', sortId: 'column_0' });
  take(tableHtml([rowHtml({ id: 2, cells: [inner] })], { headings }));
  heading(1).click();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.url.searchParams.get('31_orderby')).toBe('column_7');
  expect(sent[0]?.url.searchParams.has('12_orderby')).toBe(false);
});

it('a heading that sorts asks once with jQuery', async () => {
  putJQuery(jQuery3);
  page([{ name: 'Cena', sortId: 'column_0' }]);
  await asked(heading());
  expect(sent).toHaveLength(1);
});

it('scrolling sideways stays where it was, also after columns are frozen', async () => {
  page([{ name: 'Cena', sortId: 'column_0' }]);
  one('.wcpt-table-scroll-wrapper').scrollLeft = 120;
  await asked(heading());
  await vi.waitFor(() => expect(one('.wcpt-table-scroll-wrapper').scrollLeft).toBe(120));
  one('.wcpt-table-scroll-wrapper').scrollLeft = 0;
  one('.wcpt-table').dispatchEvent(new CustomEvent('after_freeze_table_build', { bubbles: true }));
  expect(one('.wcpt-table-scroll-wrapper').scrollLeft).toBe(120);
  one('.wcpt-table-scroll-wrapper').scrollLeft = 0;
  one('.wcpt-table').dispatchEvent(new CustomEvent('after_freeze_table_build', { bubbles: true }));
  expect(one('.wcpt-table-scroll-wrapper').scrollLeft).toBe(0);
});

it('a choice in the navigation has no order of a heading that shows none', () => {
  page([{ name: 'Cena', sortId: 'column_0' }]);
  const container = one('.wcpt');
  expect(columnSort({ id: '12', container, store: createTableStore(container) })).toEqual([]);
});

it('a choice in the navigation keeps the order that was asked for last, by a heading or an option, before the answer is there', async () => {
  const html = tableHtml([ROW], {
    headings: headingHtml({ name: 'Cena', sortId: 'column_0', order: 'desc', criteria }),
    before: `<div class="wcpt-navigation wcpt-header">${filterHtml()}${sortHtml()}</div>`,
  });
  take(html);
  sent = shopAnswers(() => new Promise(() => {}));
  const orderOf = (query: string) => [...new URLSearchParams(query)].filter(([name]) => /order|column/.test(name));
  const column = [
    ['12_orderby', 'column_heading'],
    ['12_order', 'asc'],
    ['12_column_orderby', 'attribute'],
    ['12_column_meta_key', ''],
    ['12_column_orderby_attribute', 'pa_barva'],
  ];
  await asked(heading());
  for (const value of ['1', '2']) {
    change(`[name="12_attr_pa_barva[]"][value="${value}"]`, true);
    await vi.waitFor(() => expect(sent).toHaveLength(1 + Number(value)));
    expect(orderOf(sent.at(-1)?.url.search ?? '')).toEqual([['12_orderby', 'option_0'], ...column]);
  }
  change('[name="12_orderby"][value="option_1"]', true);
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  change('[name="12_attr_pa_barva[]"][value="3"]', true);
  await vi.waitFor(() => expect(sent).toHaveLength(5));
  expect(orderOf(sent.at(-1)?.url.search ?? '')).toEqual([['12_orderby', 'option_1']]);
});
