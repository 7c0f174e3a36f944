import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import { unitsOf } from '../price/prices';
import { updateTotal } from '../price/totals';
import { putQuantity } from '../quantity/changeQuantity';
import { rowQuantities, untouched } from '../quantity/quantityLimits';
import { mainRow, siblingRows } from '../rows/row';
import { rowStore } from '../rows/rowState';
import { inSlices } from '../slices';
import type { Table } from '../table';
import { boxesOf, rowOfBox, tableBoxes } from './boxes';
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

const LAST = 'wcpt-cart-checkbox--last-clicked';
/** The box that was clicked with Shift: its `change` comes right after. */
let shifted: EventTarget | null = null;
let inRange = false;

/** Remembers whether Shift is held while a box is clicked. */
export function noteClick({ target, shiftKey }: MouseEvent): void {
  shifted = shiftKey ? target : null;
}

/** Gives all boxes between the one that was clicked last and this one its state. Source: spec product-table 4.3; contract 15.3. */
export function checkRange(table: Table, box: HTMLInputElement): void {
  if (inRange) return;
  const boxes = tableBoxes(table).filter(one => !one.disabled);
  const last = boxes.findIndex(one => one.classList.contains(LAST));
  const row = rowOfBox(box);
  const clicked = boxes.findIndex(one => rowOfBox(one) === row);
  if (shifted === box && last >= 0 && clicked >= 0) {
    const between = boxes.slice(Math.min(last, clicked), Math.max(last, clicked) + 1);
    inRange = true;
    for (const one of between) {
      if (one === box || one.checked === box.checked) continue;
      one.checked = box.checked;
      raiseDom(one, 'change');
    }
    inRange = false;
  }
  shifted = null;
  for (const one of boxes) one.classList.toggle(LAST, one === boxes[clicked]);
}
