import { rowOf } from '../rows/row';
import { mainRow } from '../rows/rowParts';
import type { Table } from '../table';
import { addRow } from './addRow';
import { markComers } from './busyRows';
import { cachedResult } from './cartResult';
import { removeRow } from './removeRow';
import { sendCart } from './sendCart';

export { startPageCart } from './pageCart';

/** A cart button, or one that removes, was pressed. Source: contract product-table 17.1, 17.6. */
export function press(table: Table, control: HTMLElement): void {
  const found = rowOf(control);
  if (!found) return;
  const row = mainRow(found);
  if (control.classList.contains('wcpt-remove')) removeRow(row, control);
  else void addRow(table, row, control);
}

/** Has rows that have come show what is known of the cart. Source: contract product-table 1.4 step 16. */
export function showKnown(): void {
  if (cachedResult()) void sendCart({ payload: { use_cache: true } });
  markComers();
}
