import { bus } from '../../../src/core/bus/bus';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { mainRow, rowOf, rowParts } from '../rows/row';
import { rowState } from '../rows/rowState';
import { own, type Table } from '../table';

/** A row's checkbox for bulk adds. Source: contract product-table 15.1. */
export const BOX = 'input.wcpt-cart-checkbox';

/** All boxes of a row: its own, and those of its copies in a frozen table. */
export const boxesOf = (row: HTMLElement): HTMLInputElement[] =>
  rowParts(row).flatMap(part => [...part.querySelectorAll<HTMLInputElement>(BOX)]);

/** Boxes of a table, one for each row. */
export function tableBoxes(table: Table): HTMLInputElement[] {
  return own<HTMLInputElement>(table, BOX).filter(box => !box.closest('.frzTbl-clone-table, .wcpt-tooltip-portal'));
}

/** The row that a box checks. */
export function rowOfBox(box: Element): HTMLElement | undefined {
  const row = rowOf(box);
  return row && mainRow(row);
}

/**
 * A row whose variation is missing or can't be had can't be checked, and is unchecked. Source: spec product-table 4.3;
 * contract 15.3.
 */
export function followVariation(
  row: HTMLElement,
  { variation_id, variation, variation_available }: TableSelection,
): void {
  const inStock = variation ? Boolean(variation.is_in_stock || variation.is_on_backorder) : variation_available;
  setBoxes(row, Boolean(variation_id && inStock));
}

/** Lets a row be checked, or not; it is unchecked then. */
export function setBoxes(row: HTMLElement, isOn: boolean): void {
  const boxes = boxesOf(row);
  if (!boxes.length) return;
  for (const box of boxes) {
    box.disabled = !isOn;
    box.classList.toggle('wcpt-disabled', !isOn);
  }
  if (!isOn && rowState(row)?.checked) bus.emit('wcpt_checkbox_change', { checked: false }, row);
}
