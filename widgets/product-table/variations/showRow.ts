import { productRows } from '../rows/row';
import { mainRow, rowParts } from '../rows/rowParts';
import { rowState } from '../rows/rowState';
import type { Table } from '../table';
import { choose } from './choose';
import { hasVariationControls } from './controls';
import { isFirstLook } from './prepareRow';
import { NOTHING } from './selection';
import { showSelection } from './show/showSelection';
import { showButtons } from './showButtons';
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
