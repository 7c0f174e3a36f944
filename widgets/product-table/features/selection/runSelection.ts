import { flushSync } from 'react-dom';
import { bus } from '../../../../src/core/bus/bus';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { announceNow } from '../../../../src/core/cart/liveRegion';
import { digitsOf } from '../../../../src/core/decimal';
import { debounce } from '../../table/later';
import { onRow, onTable } from '../../table/onTable';
import { formatPrice } from '../../table/price/prices';
import { isTelling as areRowsTold, BOX, refreshBar as refreshesBar } from '../../table/rows/changeRow';
import { tRow } from '../../table/rows/messages';
import { initialMode, isQuantity, type QuantityControl } from '../../table/rows/quantity';
import { mainRow, rowOf } from '../../table/rows/row';
import { rowState } from '../../table/rows/rowState';
import { type Table, tables } from '../../table/table';
import { sumSelected } from './addSelected';
import { leaveBar, refreshBar } from './BulkBar';
import { followVariation, headingColumns, isAllChecked, readyBoxes } from './boxes';
import {
  checkedRows,
  checkRange,
  checkRows,
  followCheck,
  isTelling,
  noteClick,
  publishChecked,
  selectingTables,
} from './checkRows';
import { areBlocksRight, drawBlocks, drawBox, press, repeatBlocks } from './SelectionParts';
import { type Selected, selection } from './state';

/** See contract/product-table.md#selection. */
export function runSelection(table: Table) {
  const selected: Selected = {
    sum: sumSelected([]),
    isAll: false,
    checks: { rows: new Set(), known: new WeakSet(), due: new Map() },
    copies: new WeakSet(),
  };
  selection(table).setState({ selected });
  areRowsTold.give(table, () => isTelling(table));
  refreshesBar.give(table, () => {
    refreshBar();
    return true;
  });
  followRows(table);
  return {
    /** First content of a heading; nothing in a heading without boxes below. */
    box: (heading: HTMLElement) => drawBox(table, heading),
    /** Repeats the block where it is to be, before a React root takes the table over. */
    repeat: () => repeatBlocks(table),
    change: (element: Element) => onChange(table, element),
    noteClick: (box: EventTarget, isRange: boolean) => noteClick(table, box, isRange),
    request: (row: HTMLElement, checked: boolean) => checkRows(table, [row], checked),
    press: (button: HTMLElement) => press(table, button),
    ready: () => setUp(table),
  };
}

function setUp(table: Table): void {
  const { columns: known, isAll = false, checks } = selection(table).getState().selected ?? {};
  // An answer has replaced them.
  for (const row of checks?.rows ?? []) if (!row.isConnected) checks?.rows.delete(row);
  const rows = checks ? readyBoxes(table, checks.known).filter(row => !checks.rows.has(row)) : [];
  if (rows.length) checkRows(table, rows, true);
  else publishChecked(table);
  const columns = headingColumns(table);
  const checked = checkedRows(table);
  // Rows of another page are unchecked.
  show(table, { columns, sum: sumSelected(checked), isAll: isAll && checked.length > 0 });
  // A new root renders the boxes in headings, and takes the repeated blocks over.
  if (String(known) !== String(columns) || !areBlocksRight(table)) table.replace(() => {});
  drawBlocks(table);
  refreshHeadings();
}

/** Renders at once: other scripts may read it. */
function show(table: Table, change: Partial<Selected>): void {
  flushSync(() => selection(table).setState(({ selected }) => ({ selected: selected && { ...selected, ...change } })));
}

function onChange(table: Table, element: Element): void {
  const row = rowOf(element);
  if (!row) return;
  if (element instanceof HTMLInputElement && element.matches(BOX)) {
    checkRange(table, element);
    bus.emit('_wcpt_checkbox_change', { checked: element.checked }, row);
  } else if (isQuantity(element)) onQuantity(row, element);
}

/** A quantity checks its row, and 0 unchecks it; a field that begins with its minimum checks none. */
function onQuantity(row: HTMLElement, control: QuantityControl): void {
  if (control.closest('form.cart')) return;
  const isField = control instanceof HTMLInputElement;
  if (isField && initialMode(control) === 'min' && !rowState(mainRow(row))?.checked) return;
  bus.emit('_wcpt_checkbox_change', { checked: Number(control.value) !== 0 }, row);
}

/** ms. */
const DELAY = 100;

const refreshHeadings = debounce(() => {
  for (const table of selectingTables()) {
    const hasBox = selection(table).getState().selected?.columns?.length;
    const isAll = Boolean(hasBox) && isAllChecked(table);
    pageJQuery()?.(table.container).data('wcpt_all_checked', isAll);
    show(table, { isAll });
  }
}, DELAY);

function followRows(table: Table): void {
  const { signal } = table;
  let announced = { rows: new Set<HTMLElement>(), cost: 0n };
  const refreshSum = debounce(
    () => {
      const rows = checkedRows(table);
      const sum = sumSelected(rows);
      show(table, { sum });
      const n = rows.length;
      const isSame = n === announced.rows.size && rows.every(row => announced.rows.has(row));
      if (isSame && sum.cost === announced.cost) return;
      announced = { rows: new Set(rows), cost: sum.cost };
      const cost = formatPrice(digitsOf(sum.cost));
      announceNow(n ? tRow('product-table.selected', { n, cost }) : tRow('product-table.unselected'));
    },
    DELAY,
    signal,
  );
  let isBarDue = false;
  const refreshSoon = () => {
    refreshSum();
    // Once, also where hundreds of rows are checked together.
    if (isBarDue || [...tables].some(isTelling)) return;
    isBarDue = true;
    queueMicrotask(() => {
      isBarDue = false;
      refreshBar();
    });
  };
  onRow(table, 'wcpt_checkbox_change', (row, { checked }) => {
    followCheck(table, row, checked);
    refreshHeadings();
    refreshSoon();
  });
  onRow(table, 'wcpt_total_updated', row => rowState(row)?.checked && refreshSoon());
  onRow(table, 'select_variation', followVariation);
  onTable(table, 'wcpt_layout', () => {
    refreshBar();
    // The window may have become that of another device.
    if (!areBlocksRight(table)) table.replace(() => {});
  });
  const onClear = ({ id }: { readonly id: string }) => id === table.id && checkRows(table, checkedRows(table), false);
  bus.on('wcpt_clear_all_checked_for_table', onClear, { signal });
  signal.addEventListener('abort', () => queueMicrotask(leaveBar));
}
