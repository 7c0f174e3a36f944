import { bus } from '../../../src/core/bus/bus';
import { updateTotal } from '../price/rowTotal';
import { unitsOf } from '../price/units';
import { putQuantity } from '../quantity/changeQuantity';
import { rowQuantities } from '../quantity/quantityControls';
import { untouched } from '../quantity/quantityLimits';
import { siblingRows } from '../rows/row';
import { mainRow } from '../rows/rowParts';
import { rowStore } from '../rows/rowState';
import { inSlices } from '../slices';
import type { Table } from '../table';
import { boxesOf } from './boxes';
import { noteChecked, publishChecked } from './checkedRows';

/** How long rows are told of in one go, ms. */
const LATER = 24;

/** Rows that show their new state, and whose event is still to come. */
const due = new Map<HTMLElement, boolean>();

/**
 * Checks or unchecks rows, and tells so; those whose box is disabled, and those without one, stay as they are. All rows
 * show it at once; where they are many, the later ones are told of in later moments. Source: spec product-table 4.3;
 * contract 15.3.
 */
export function checkRows(table: Table, rows: readonly HTMLElement[], checked: boolean): void {
  const open = rows.map(mainRow).filter(row => {
    const boxes = boxesOf(row);
    if (!boxes.some(box => !box.disabled)) return false;
    mark(table, row, boxes, checked);
    due.set(row, checked);
    return true;
  });
  publishChecked(table);
  const tellOf = (row: HTMLElement) => {
    // Else it was told of, or has changed again.
    if (due.get(row) === checked) tell(row, checked);
  };
  inSlices(open, tellOf, table.signal, { time: LATER });
}

/** Tells now of all rows that are still to be told of. */
export function tellChecked(): void {
  for (const [row, checked] of due) tell(row, checked);
}

/** Whether there are rows that are still to be told of. */
export const isTelling = (): boolean => due.size > 0;

function tell(row: HTMLElement, checked: boolean): void {
  due.delete(row);
  if (row.isConnected) bus.emit('wcpt_checkbox_change', { checked }, row);
}

/** Has a row show that it is checked, or not. Source: contract product-table 15.3, in this order. */
export function showChecked(table: Table, row: HTMLElement, checked: boolean): void {
  mark(table, row, boxesOf(row), checked);
  for (const control of rowQuantities(row)) {
    if (checked && !unitsOf(control.value)) {
      putQuantity(control, control.getAttribute('data-wcpt-min') || control.getAttribute('min') || '1');
    } else if (!checked && !control.disabled) {
      putQuantity(control, untouched(control));
    }
  }
  updateTotal(row);
}

function mark(table: Table, row: HTMLElement, boxes: readonly HTMLInputElement[], checked: boolean): void {
  if (rowStore(row).getState().checked !== checked) rowStore(row).setState({ checked });
  noteChecked(table, row, checked);
  for (const box of boxes) box.checked = checked;
  for (const one of siblingRows(row)) one.classList.toggle('wcpt-row--checked', checked);
}
