import { bus } from '../../../src/core/bus/bus';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { pageGlobal } from '../../../src/core/config/pageGlobal';
import { isRecord } from '../../../src/core/guards';
import { refreshReset } from '../features/filters/Chips';
import { prepareVariations } from '../features/variations/startVariations';
import { showKnownCart } from './cart/startCart';
import { AFTER_LOAD } from './onTable';
import { showTableAddress } from './query/browserUrl';
import { currentQuery } from './query/buildQuery';
import { updateChoices } from './query/updateChoices';
import { freshRows } from './rows/freshRows';
import { isOn, textOf } from './settings';
import { ownFrame, settingsOf, type Table } from './table';

/** Sets up new markup in the order that other scripts rely on. Source: contract product-table 1.4. */
export function setUp(table: Table): void {
  const { container } = table;
  const rows = freshRows(table);
  table.ready.markAll();
  pageJQuery()?.(container).data('wcpt_new_rows', pageJQuery()?.(rows)).data('wcpt_sc_attrs', settingsOf(table));
  bus.emit('wcpt_before_every_load', {}, container);
  prepareVariations(table, rows);
  colourCheckedRows(table);
  updateChoices(table);
  refreshReset(table);
  hideEmptyColumns(table);
  startMediaPlayers();
  showTableAddress(table);
  bus.emit('wcpt_after_every_load', {}, container);
  bus.emit('wcpt_after_ajax', {}, container);
  table.ready.add(rows);
  showKnownCart(table);
  bus.emit('wcpt_layout', { source: AFTER_LOAD }, container);
}

function startMediaPlayers(): void {
  const wp = pageGlobal('wp');
  if (!pageJQuery() || !isRecord(wp) || !isRecord(wp.mediaelement)) return;
  const { mediaelement } = wp;
  if (typeof mediaelement.initialize === 'function') mediaelement.initialize();
}

/** Makes a placeholder a table and fetches its rows. Source: spec product-table 7; contract 1.3. */
export function fillPlaceholder(table: Table): void {
  const { id, container } = table;
  container.classList.add('wcpt', `wcpt-${id}`);
  container.classList.remove('wcpt-lazy-load');
  container.id = `wcpt-${id}`;
  void table.query({ changes: currentQuery(table), append: false, purpose: 'lazy_load' });
}

const MARK = '/* checked rows */';

/** Writes into the table's own style element, where themes look for it. Source: spec product-table 3.1; contract 1.4 step 8. */
function colourCheckedRows(table: Table): void {
  const colour = textOf(settingsOf(table), 'checked_row_background_color');
  const style = ownFrame(table, 'style')[0];
  if (!style || !colour || !CSS.supports('color', colour) || style.textContent.includes(MARK)) return;
  const scope = `.wcpt-${table.id} .wcpt-row--checked`;
  style.append(`${MARK}${scope} > .wcpt-cell, ${scope} + .wcpt-child-row > td { background: ${colour} !important; }`);
}

const HIDE = 'wcpt-hide';
const NO_COLUMNS = '.wcpt-child-row, .wcpt-row--category-heading';

/** Hides empty columns; rows that are added may show one again. Source: spec product-table 3.1; contract 1.4 step 11. */
export function hideEmptyColumns(table: Table): void {
  if (!isOn(settingsOf(table), 'hide_empty_columns')) return;
  const found = table.container.querySelector('.wcpt-table:not(.frzTbl-clone-table)');
  const body = found?.querySelector(':scope > tbody');
  const rows = [...(body?.children ?? [])].filter(row => !row.matches(NO_COLUMNS));
  const known = rows.filter(row => table.ready.has(row));
  const fresh = rows.filter(row => !table.ready.has(row));
  const headings = [...(found?.querySelector('.wcpt-heading-row')?.children ?? [])];
  const columns = fresh.length && Math.max(headings.length, ...fresh.map(row => row.children.length));
  for (let index = 0; index < columns; index++) {
    if (known.length && !isEmpty(known, index)) continue;
    const hides = isEmpty(fresh, index);
    for (const row of hides ? fresh : rows) row.children[index]?.classList.toggle(HIDE, hides);
    headings[index]?.classList.toggle(HIDE, hides);
  }
}

const isEmpty = (rows: readonly Element[], index: number): boolean =>
  rows.every(({ children }) => !children[index]?.childElementCount && !children[index]?.textContent?.trim());
