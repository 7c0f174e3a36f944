import { mainRow, rowOf, rowParts, siblingRows } from '../rows/row';
import type { RowState } from '../rows/rowState';

/** A row's checkbox for bulk adds. Source: contract product-table 15.1. */
export const BOX = 'input.wcpt-cart-checkbox';

/** All boxes of a row: its own, and those of its copies in a frozen table. */
export const boxesOf = (row: HTMLElement): HTMLInputElement[] =>
  rowParts(row).flatMap(part => [...part.querySelectorAll<HTMLInputElement>(BOX)]);

/** The row that a box checks. */
export function rowOfBox(box: Element): HTMLElement | undefined {
  const row = rowOf(box);
  return row && mainRow(row);
}

/** Shows in a row, be it cold or awake, whether it is checked, and whether it can be. Source: contract product-table 15.3. */
export function showChecked(
  row: HTMLElement,
  { checked, canCheck }: Pick<RowState, 'checked' | 'canCheck'>,
  boxes: readonly HTMLInputElement[] = boxesOf(row),
): void {
  for (const box of boxes) {
    box.checked = checked;
    if (canCheck === undefined) continue;
    box.disabled = !canCheck;
    box.classList.toggle('wcpt-disabled', !canCheck);
  }
  for (const one of siblingRows(row)) one.classList.toggle('wcpt-row--checked', checked);
}
