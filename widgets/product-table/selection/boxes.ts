import { rowOf } from '../rows/row';
import { mainRow, rowParts } from '../rows/rowParts';
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
