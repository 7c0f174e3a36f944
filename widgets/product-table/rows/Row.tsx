import type { ReactNode } from 'react';
import { adopt } from '../../../src/hydrate';
import { coldRows } from '../../../src/hydrate/coldRows';
import { onTable } from '../onTable';
import { owns, type Table } from '../table';
import { QuantityField, StepButton } from './Quantity';
import { rowOf } from './row';

/** What of a row components draw: what happens elsewhere in it is no reason to wake it, such as a finger that scrolls. */
const PARTS = '.wcpt-quantity';

const slots = { '.wcpt-qty-controller': StepButton, 'input.qty': QuantityField };

/** A row of which somebody has touched a part; the others are markup. */
function Row({ row }: { readonly row: Element }): ReactNode {
  // The quantity of a product's form in the row is a widget of its own.
  return adopt(row, slots, one => one.closest('.wcpt-row') === row && one.closest('.wcpt-quantity') !== null);
}

/**
 * Has rows become React roots when they are touched: those of the table, child rows, and copies of rows that another script
 * shows in its tooltips or beside frozen columns. A root for each, as copies stand anywhere, and rows are moved about.
 */
export function startColdRows(table: Table): void {
  const rowAt = (element: Element) => {
    const row = element.closest(PARTS) ? rowOf(element) : undefined;
    return row && owns(table, row) ? row : undefined;
  };
  const rows = coldRows('product-table', rowAt, row => <Row row={row} />, table.signal);
  onTable(table, 'wcpt_after_every_load', rows.sweep);
}
