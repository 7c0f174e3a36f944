import { bus } from '../../../../src/core/bus/bus';
import { raiseDom } from '../../../../src/core/bus/dom';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { unitsOf } from '../../../../src/core/decimal';
import { inSlices } from '../../table/later';
import { own } from '../../table/own';
import { updateTotal } from '../../table/price/totals';
import { putQuantity } from '../../table/quantity/changeQuantity';
import { changeRow } from '../../table/rows/changeRow';
import { leastOf, rowQuantities, untouched } from '../../table/rows/quantity';
import { mainRow, mainRowOf } from '../../table/rows/row';
import { type Table, tables } from '../../table/table';
import { boxesOf, isHidden, isShown, tableBoxes } from './boxes';
import { type Checks, selection } from './state';

const checksOf = (table: Table): Checks | undefined => selection(table).getState().selected?.checks;

export const selectingTables = (): Table[] => [...tables].filter(checksOf);

/** Returns the checked rows, without those that are out of the page while another device view is asked for. */
export const checkedRows = (table: Table): HTMLElement[] =>
  [...(checksOf(table)?.rows ?? [])].filter(row => row.isConnected);

/** Checks all rows that a search has not hidden, or unchecks all. */
export function checkAll(table: Table, checked: boolean): void {
  const boxes = tableBoxes(table).filter(box => !(checked && isHidden(box)));
  checkRows(
    table,
    boxes.flatMap(box => mainRowOf(box) ?? []),
    checked,
  );
}

/** Publishes the checked rows to scripts with jQuery. See contract/product-table.md#selection. */
export function publishChecked(table: Table): void {
  const $ = pageJQuery();
  const [element] = own(table, '.wcpt-table:not(.frzTbl-clone-table)');
  if ($ && element) $(element).data('wcpt_checked_rows', $(checkedRows(table)));
}

/**
 * Checks or unchecks all rows with an open box at once; the events of many come in later tasks.
 */
export function checkRows(table: Table, rows: readonly HTMLElement[], checked: boolean): void {
  const checks = checksOf(table);
  if (!checks) return;
  const open = rows.map(mainRow).filter(row => {
    const boxes = boxesOf(row);
    if (!boxes.some(box => !box.disabled)) return false;
    mark(table, row, checked);
    checks.due.set(row, checked);
    return true;
  });
  publishChecked(table);
  const tellOf = (row: HTMLElement) => {
    // Otherwise its event was sent, or it has changed again.
    if (checks.due.get(row) === checked) tell(checks, row, checked);
  };
  inSlices(open, tellOf, table.signal, { laysOut: true });
}

export function tellChecked(): void {
  for (const checks of selectingTables().flatMap(table => checksOf(table) ?? [])) {
    for (const [row, checked] of checks.due) tell(checks, row, checked);
  }
}

/** Whether the events of further rows are still to come. */
export const isTelling = (table: Table): boolean => Boolean(checksOf(table)?.due.size);

function tell({ due }: Checks, row: HTMLElement, checked: boolean): void {
  due.delete(row);
  if (row.isConnected) bus.emit('wcpt_checkbox_change', { checked }, row);
}

export function followCheck(table: Table, row: HTMLElement, checked: boolean): void {
  mark(table, row, checked);
  for (const control of rowQuantities(row)) {
    if (checked && !unitsOf(control.value)) {
      putQuantity(control, leastOf(control) || '1');
    } else if (!checked && !control.disabled) {
      putQuantity(control, untouched(control));
    }
  }
  updateTotal(row);
}

function mark(table: Table, row: HTMLElement, checked: boolean): void {
  changeRow(row, { checked });
  const rows = checksOf(table)?.rows;
  if (checked) rows?.add(row);
  else rows?.delete(row);
  pageJQuery()?.(row).data('wcpt_checked', checked);
}

const LAST = 'wcpt-cart-checkbox--last-clicked';

export function noteClick(table: Table, box: EventTarget, isRange: boolean): void {
  const checks = checksOf(table);
  if (checks) checks.shifted = isRange ? box : undefined;
}

/** With Shift, checks all boxes from the last clicked one, except those that a search hides. */
export function checkRange(table: Table, box: HTMLInputElement): void {
  const checks = checksOf(table);
  const row = mainRowOf(box);
  if (!checks || !row) return;
  const from = checks.shifted === box ? checks.last : undefined;
  checks.shifted = undefined;
  for (const one of from ? boxesBetween(table, from, row) : []) {
    if (one === box || one.checked === box.checked) continue;
    one.checked = box.checked;
    raiseDom(one, 'change');
  }
  const { last } = checks;
  if (last) boxesOf(last)[0]?.classList.remove(LAST);
  boxesOf(row)[0]?.classList.add(LAST);
  checks.last = row;
}

function boxesBetween(table: Table, one: HTMLElement, other: HTMLElement): HTMLInputElement[] {
  const boxes = tableBoxes(table).filter(box => !box.disabled && !isHidden(box));
  const rows = boxes.map(mainRowOf);
  const [from, to] = [rows.indexOf(one), rows.indexOf(other)];
  return from < 0 || to < 0 ? [] : boxes.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Returns an open box that was clicked last in its table, else the first one of the page. */
export function recentBox(): HTMLInputElement | undefined {
  const all = selectingTables();
  const last = all.flatMap(table => checksOf(table)?.last ?? []).flatMap(boxesOf);
  return [...last, ...all.flatMap(tableBoxes)].find(box => box.isConnected && !box.disabled && isShown(box));
}
