import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hideEmptyColumns } from '../../../../../widgets/product-table/features/layout/feature';
import { ownFrame } from '../../../../../widgets/product-table/table/own';
import { isModuleDisabled, offerModuleSwitch } from '../../../../../widgets/product-table/table/pageSwitches';
import { freshRows, inFreshRows } from '../../../../../widgets/product-table/table/rows/freshRows';
import { nameField } from '../../../../../widgets/product-table/table/rows/row';
import type { Table } from '../../../../../widgets/product-table/table/table';
import { jQueries, putJQuery } from '../../../../core/bus/helpers';
import { find } from '../../../../hydrate/page';
import { rowHtml, tableHtml } from '../../markup';
import { bareTable } from '../../take';

let ended: AbortController;

function put(html: string): Table {
  document.body.innerHTML = html;
  const container = document.querySelector<HTMLElement>('.wcpt');
  if (!container) throw new Error('no table');
  return bareTable(container, ended.signal);
}

const row = (id: number, ...cells: string[]) => rowHtml({ id, cells });
const ids = (rows: readonly Element[]) => rows.map(one => one.getAttribute('data-wcpt-product-id'));
const ready = (...positions: number[]) => {
  const rows = [...document.querySelectorAll('.wcpt-row')];
  for (const position of positions) rows[position]?.classList.add('wcpt-row--init');
};

beforeEach(() => {
  ended = new AbortController();
});
afterEach(() => {
  ended.abort();
  document.body.replaceChildren();
});

it('elements around the rows are found in document order, without those in rows and of other tables', () => {
  const inner = tableHtml([], { id: 31, before: '<i class="x" id="nested"></i>' });
  const table = put(
    tableHtml([row(1, '<i class="x" id="cell"></i>', inner)], {
      before: '<div class="x" id="one"><i class="x" id="two"></i></div>',
      after: '<i class="x" id="three"></i>',
    }),
  );
  expect(ownFrame(table, '.x').map(({ id }) => id)).toEqual(['one', 'two', 'three']);
  expect(ownFrame(table, '.wcpt-heading')).toHaveLength(1);
  expect(ownFrame(table, '.wcpt-table-scroll-wrapper > .wcpt-table')).toHaveLength(1);
});

it('elements around the rows are all of the table’s where it has no rows', () => {
  const table = put('<div class="wcpt"><p class="x"></p></div>');
  expect(ownFrame(table, '.x')).toHaveLength(1);
});

it('new rows are all at first, and those at the end later', () => {
  const table = put(tableHtml([row(1), row(2), row(3)]));
  expect(ids(freshRows(table))).toEqual(['1', '2', '3']);
  ready(0, 1);
  expect(ids(freshRows(table))).toEqual(['3']);
  ready(2);
  expect(freshRows(table)).toEqual([]);
});

it('new rows count as set up at once: the first 20 get their class, the others when they are marked', () => {
  const table = put(tableHtml(Array.from({ length: 50 }, (_, id) => row(id))));
  const marked = () => ids([...document.querySelectorAll('.wcpt-row--init')]).length;
  const rows = freshRows(table);
  table.ready.add(rows);
  expect(freshRows(table)).toEqual([]);
  expect(inFreshRows(table, 'td')).toEqual([]);
  expect(marked()).toBe(20);
  for (const one of rows.slice(30, 32)) table.ready.mark(one);
  expect(marked()).toBe(22);
  table.ready.markAll();
  expect(marked()).toBe(50);
});

it('a row that is no new one of the table is not marked', () => {
  const table = put(tableHtml([row(1)]));
  for (const one of freshRows(table)) table.ready.mark(one);
  expect(document.querySelectorAll('.wcpt-row--init')).toHaveLength(0);
});

it('new rows may stand before others where another script has put them', () => {
  const table = put(tableHtml([row(1), row(2), row(3)]));
  ready(1);
  expect(ids(freshRows(table))).toEqual(['1', '3']);
});

it('new rows give what is in them, not in tables in them', () => {
  const table = put(tableHtml([row(1, '<b></b>'), row(2, '<b></b>', tableHtml([row(9, '<b></b>')], { id: 31 }))]));
  ready(0);
  expect(inFreshRows(table, 'b')).toHaveLength(1);
});

it('new rows of a whole table are given with what is in them: not those there already, nor what is around them', () => {
  const inner = tableHtml([row(9, '<b class="x"></b>')], { id: 31 });
  const rows = [
    row(1, '<b class="x" id="first"></b>'),
    row(2, '<b class="x"></b>'),
    row(3, inner, '<b class="x"></b>'),
  ];
  const table = put(tableHtml(rows, { before: '<b class="x"></b>' }));
  ready(1);
  expect(ids(inFreshRows(table, '.wcpt-row'))).toEqual(['1', '3']);
  expect(inFreshRows(table, '.x')).toHaveLength(2);
  expect(inFreshRows(table, '.x')[0]?.id).toBe('first');
});

const empty = '<td class="wcpt-cell"></td>';
const cells = (...html: string[]) => `<tr class="wcpt-row">${html.join('')}</tr>`;
const full = '<td class="wcpt-cell">x</td>';
const hidden = () => [...document.querySelectorAll('.wcpt-hide')].map(one => one.textContent ?? '');

it('empty columns are hidden with their heading, and their cells in child rows and groups do not count', () => {
  const group = '<tr class="wcpt-row wcpt-row--category-heading"><th>Group</th></tr>';
  const child = '<tr class="wcpt-row wcpt-child-row"><td>Child</td></tr>';
  const table = put(
    tableHtml([group, cells(empty, full), child, cells(empty, full)], {
      headings: 2,
      settings: { hide_empty_columns: 'true' },
    }),
  );
  hideEmptyColumns(table);
  expect(document.querySelectorAll('.wcpt-hide')).toHaveLength(3);
  expect(find(document, 'th.wcpt-heading').classList.contains('wcpt-hide')).toBe(true);
});

it('empty columns are hidden where the server prints white space into their cells, too', () => {
  const blank = '<td class="wcpt-cell">  </td>';
  hideEmptyColumns(
    put(tableHtml([cells(blank, full), cells(empty, full)], { settings: { hide_empty_columns: 'true' } })),
  );
  expect(hidden()).toEqual(['', '  ', '']);
});

it('empty columns are as printed where the setting is off, or there are no rows', () => {
  hideEmptyColumns(put(tableHtml([cells(empty)], { settings: { hide_empty_columns: 'false' } })));
  expect(hidden()).toEqual([]);
  hideEmptyColumns(put(tableHtml([], { settings: { hide_empty_columns: 'true' } })));
  expect(hidden()).toEqual([]);
});

describe('parts that scripts of the page switch off', () => {
  const call = (name: string, ...args: unknown[]): unknown => {
    const run: unknown = Reflect.get(window, name);
    return typeof run === 'function' ? run(...args) : undefined;
  };
  beforeEach(() => {
    for (const name of ['is_module_disabled', 'disable_module', 'permit_module']) {
      Reflect.deleteProperty(window, `wcpt_${name}`);
    }
    offerModuleSwitch();
  });

  it.each([['none', undefined] as const, ...jQueries])('with jQuery %s: each source for itself', (_, $) => {
    putJQuery($);
    const { container } = put(tableHtml([]));
    const wrapped = $ ? $(container) : container;
    call('wcpt_disable_module', 'freeze-table', wrapped, 'theme');
    call('wcpt_disable_module', wrapped, 'freeze-table', 'plugin');
    call('wcpt_permit_module', 'freeze-table', wrapped, 'theme');
    expect(isModuleDisabled('freeze-table', container)).toBe(true);
    expect(call('wcpt_is_module_disabled', 'freeze-table', wrapped)).toBe(true);
    expect(call('wcpt_is_module_disabled', 'child-row', wrapped)).toBe(false);
    call('wcpt_permit_module', 'freeze-table', wrapped, 'plugin');
    expect(isModuleDisabled('freeze-table', container)).toBe(false);
    if ($) expect($(container).data('wcpt-disabled-modules')).toEqual([]);
  });

  it('take odd calls without a word, and leave functions of the page', () => {
    expect(call('wcpt_is_module_disabled')).toBe(false);
    expect(call('wcpt_disable_module', 'freeze-table')).toBeUndefined();
    const own = () => 'own';
    Reflect.set(window, 'wcpt_disable_module', own);
    offerModuleSwitch();
    expect(Reflect.get(window, 'wcpt_disable_module')).toBe(own);
  });
});

it('the label of a field is around it or in its row', () => {
  put(
    tableHtml([
      row(1, '<label><input id="a"></label><input id="b"><label for="b">B</label><input id="c"><input>'),
      row(2, '<label for="c">C</label>'),
    ]),
  );
  const first = find(document, '.wcpt-row');
  const fields = [...first.querySelectorAll('input')];
  for (const field of fields) nameField(field, () => 'named');
  expect(fields.map(field => field.getAttribute('aria-label'))).toEqual([null, null, 'named', 'named']);
});
