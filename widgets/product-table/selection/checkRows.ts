import { bus } from '../../../src/core/bus/bus';
import { updateTotal } from '../price/rowTotal';
import { unitsOf } from '../price/units';
import { putQuantity } from '../quantity/changeQuantity';
import { quantityControls } from '../quantity/quantityControls';
import { initialText } from '../quantity/quantityLimits';
import { siblingRows } from '../rows/row';
import { mainRow, rowParts } from '../rows/rowParts';
import { rowStore } from '../rows/rowState';
import type { Table } from '../table';
import { boxesOf } from './boxes';
import { noteChecked, publishChecked } from './checkedRows';

/**
 * Checks or unchecks rows, and tells so; those whose box is disabled, and those without one, stay as they are. All are
 * known to be checked before the first event. Source: spec product-table 4.3; contract 15.3.
 */
export function checkRows(table: Table, rows: readonly HTMLElement[], checked: boolean): void {
  const open = rows.map(mainRow).filter(row => boxesOf(row).some(box => !box.disabled));
  for (const row of open) note(table, row, checked);
  publishChecked(table);
  for (const row of open) bus.emit('wcpt_checkbox_change', { checked }, row);
}

/** Has a row show that it is checked, or not. Source: contract product-table 15.3, in this order. */
export function showChecked(table: Table, row: HTMLElement, checked: boolean): void {
  note(table, row, checked);
  for (const box of boxesOf(row)) box.checked = checked;
  for (const one of siblingRows(row)) one.classList.toggle('wcpt-row--checked', checked);
  for (const control of rowParts(row).flatMap(quantityControls)) {
    const isFilled = Boolean(unitsOf(control.value));
    if (checked && !isFilled) {
      putQuantity(control, control.getAttribute('data-wcpt-min') || control.getAttribute('min') || '1');
    } else if (!checked && control instanceof HTMLInputElement && !control.disabled) {
      putQuantity(control, initialText(control));
    }
  }
  updateTotal(row);
}

function note(table: Table, row: HTMLElement, checked: boolean): void {
  rowStore(row).setState({ checked });
  noteChecked(table, row, checked);
}
