import { originalRow, productRows, siblingRows } from './row';

const CHILD = 'wcpt-child-row';

/**
 * The row that the table has for a product: where a control stands in a child row, or in the copy that an open tooltip
 * shows, it is the row that they belong to. Source: contract product-table 0.4, 11, 18.
 */
export function mainRow(row: HTMLElement): HTMLElement {
  const portal = '.wcpt-tooltip-portal';
  const shown = row.closest(portal) ? (productRows(row).find(one => !one.closest(portal)) ?? row) : row;
  const above = shown.classList.contains(CHILD) ? shown.previousElementSibling : null;
  return originalRow(above instanceof HTMLElement && above.classList.contains('wcpt-row') ? above : shown);
}

/** The parts that a row is shown in: itself, its copies in a frozen table, and the child row below each. */
export function rowParts(row: HTMLElement): HTMLElement[] {
  return siblingRows(row).flatMap(one => {
    const below = one.nextElementSibling;
    return below instanceof HTMLElement && below.classList.contains(CHILD) ? [one, below] : [one];
  });
}
