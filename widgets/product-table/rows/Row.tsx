import type { ReactNode } from 'react';
import { adopt, coldRows } from '../../../src/hydrate';
import { onTable } from '../onTable';
import { owns, type Table } from '../table';
import { QuantityField, StepButton } from './Quantity';
import { rowOf } from './row';

const slots = { '.wcpt-qty-controller': StepButton, 'input.qty': QuantityField };

/** A row that somebody has touched; the others are markup. */
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
    const row = rowOf(element);
    return row && owns(table, row) ? row : undefined;
  };
  const rows = coldRows('product-table', rowAt, row => <Row row={row} />, table.signal);
  onTable(table, 'wcpt_after_every_load', rows.sweep);
}
