import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { disableButtons, enableButtons } from '../rows/buttonState';
import { mainRow, productRows, rowParts } from '../rows/row';
import { rowState } from '../rows/rowState';
import type { Table } from '../table';
import { choose } from './choose';
import { isFirstLook } from './prepareRow';
import { isSet } from './readChoice';
import { hasVariationControls, NOTHING } from './selection';
import { showSelection } from './show/showSelection';
import { syncControls } from './syncControls';

/** Has all parts of a row show what is chosen in it, and other rows of its product choose the same. Source: contract 26.3–26.5. */
export function showRow(table: Table, row: HTMLElement): void {
  const selection = rowState(row)?.selection ?? NOTHING;
  // At first each row is looked at by itself.
  const copies = isFirstLook() ? [] : productRows(row);
  const parts = new Set([...rowParts(row), ...copies.filter(copy => mainRow(copy) === row)]);
  const hasControls = hasVariationControls(row);
  for (const part of parts) {
    syncControls(part, selection);
    showSelection(table, row, part, selection);
    showButtons(part, selection, hasControls);
  }
  for (const other of new Set(copies.map(mainRow))) {
    if (other !== row && rowState(other)?.selection !== selection) choose(other, selection);
  }
}

/** Puts a row's cart buttons off while what is chosen can't be bought. Source: spec product-table 4.5, 4.6; contract 26.4. */
function showButtons(
  row: Element,
  { variation_id, variation, variation_available }: TableSelection,
  hasControls: boolean,
): void {
  if (!variation_id) {
    enableButtons(row, 'wcpt-variation-out-of-stock');
    if (hasControls) disableButtons(row, 'wcpt-no-variation-selected');
    return;
  }
  const stock = variation?.is_in_stock;
  const isInStock = stock === undefined ? variation_available : isSet(stock);
  enableButtons(row, 'wcpt-no-variation-selected');
  (isInStock ? enableButtons : disableButtons)(row, 'wcpt-variation-out-of-stock');
}
