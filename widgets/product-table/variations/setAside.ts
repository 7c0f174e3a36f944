import { reportError } from '../../../src/core/report';
import { productId } from '../rows/row';
import { saySetAside } from '../rows/sayBeside';
import type { Table } from '../table';
import { tVariation } from './messages';

const told = new WeakSet<Element>();
/** What takes back what is said in a row. */
const said = new WeakMap<HTMLElement, () => void>();

/**
 * Has a row say at a control that what was chosen can't be had, as its data are broken. Other rows, and the control's other
 * choices, go on working.
 * @param row the row that the table has for the product, see `mainRow`
 */
export function setAside(table: Table, row: HTMLElement, control: Element, cause: unknown): void {
  if (!said.has(row)) said.set(row, saySetAside(table, control, tVariation('product-table.set_aside')));
  if (told.has(row)) return;
  told.add(row);
  const reason = cause instanceof Error ? cause.message : String(cause);
  reportError({
    where: 'product-table',
    element: row,
    found: `variations of product ${productId(row)} can’t be read: ${reason}`,
    consequence: 'They can’t be chosen in this row; all other rows work.',
    cause,
  });
}

/** Takes it back, as with another choice, and where the table ends. */
export function takeBack(row: HTMLElement): void {
  said.get(row)?.();
  said.delete(row);
}
