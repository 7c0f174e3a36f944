import { bus } from '../../../../src/core/bus/bus';
import type { TableSelection } from '../../../../src/core/bus/events/tableRows';
import { isSet } from '../../../../src/core/guards';
import { trimSigns } from '../../../../src/core/html/text';
import { defineSettings, flag } from '../../table/defineSettings';
import { inSlices } from '../../table/later';
import { own } from '../../table/own';
import { BOX, changeRow } from '../../table/rows/changeRow';
import { tRow } from '../../table/rows/messages';
import { HIDDEN, inParts, isVariableRow, mainRowOf, nameField, productName } from '../../table/rows/row';
import { rowState } from '../../table/rows/rowState';
import { hasVariationControls, isInStock } from '../../table/rows/variationChoice';
import type { Table } from '../../table/table';

const setting = defineSettings({
  /** All rows are checked when they come. */
  auto_select_products: flag,
});

export const boxesOf = (row: HTMLElement): HTMLInputElement[] => inParts(row, BOX);

/** Returns the boxes of a table, one for each row. */
export function tableBoxes(table: Table): HTMLInputElement[] {
  return own<HTMLInputElement>(table, BOX).filter(box => !box.closest('.frzTbl-clone-table'));
}

/** Columns that want a box in their headings. See contract/product-table.md#selection. */
export function headingColumns(table: Table): number[] {
  const boxes = tableBoxes(table).filter(box => box.dataset.wcptHeadingEnabled !== undefined);
  return [...new Set(boxes.flatMap(box => box.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? []))].sort();
}

/** Whether all boxes are checked that are shown and enabled. */
export function isAllChecked(table: Table): boolean {
  const boxes = tableBoxes(table).filter(box => !box.disabled && isShown(box));
  return boxes.length > 0 && boxes.every(box => box.checked);
}

export const isShown = (box: HTMLElement): boolean =>
  !isHidden(box) && (!('checkVisibility' in box) || box.checkVisibility());

export const isHidden = (box: Element): boolean => box.closest(HIDDEN) !== null;

/**
 * A row whose variation is chosen elsewhere can't be checked: the cart would refuse it.
 * @param known rows that were set up before; new ones are added
 * @returns rows to check: those that the browser or the shopper has ticked, and all new ones where the table selects by itself
 */
export function readyBoxes(table: Table, known: WeakSet<HTMLElement>): HTMLElement[] {
  const selectsAll = setting(table, 'auto_select_products');
  const boxes = tableBoxes(table);
  const ticked = boxes.flatMap(box => {
    const row = mainRowOf(box);
    return row && (box.checked || (selectsAll && !known.has(row))) ? row : [];
  });
  for (const box of boxes) {
    const row = mainRowOf(box);
    if (row) known.add(row);
    const selection = row && rowState(row)?.selection;
    if (row && selection) followVariation(row, selection);
    else if (row && isVariableRow(row) && !hasVariationControls(row)) letCheck(row, false);
  }
  inSlices(own<HTMLInputElement>(table, BOX), nameBox, table.signal);
  return ticked;
}

export function followVariation(row: HTMLElement, selection: TableSelection): void {
  const canBuy = isInStock(selection) || isSet(selection.variation?.is_on_backorder);
  letCheck(row, Boolean(selection.variation_id) && canBuy);
}

function letCheck(row: HTMLElement, canCheck: boolean): void {
  if (!boxesOf(row).length) return;
  changeRow(row, { canCheck });
  if (!canCheck && rowState(row)?.checked) bus.emit('wcpt_checkbox_change', { checked: false }, row);
}

const nameBox = (box: HTMLInputElement): void =>
  nameField(box, () => trimSigns(tRow('product-table.select', { product: productName(box) }), ' :'));
