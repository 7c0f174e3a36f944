import { pageJQuery } from '../../../src/core/bus/jquery';
import { own, type Table } from '../table';

/** Checked rows of each table on the page, in the order in which they were checked. */
const selections = new Map<Table, Set<HTMLElement>>();

/** The checked rows of a table; only those that are still there. */
export function checkedRows(table: Table): HTMLElement[] {
  const rows = selections.get(table) ?? new Set();
  for (const row of rows) if (!row.isConnected) rows.delete(row);
  return [...rows];
}

/** The tables on the page where something can be checked. */
export const selectingTables = (): Table[] => [...selections.keys()];

/** Begins the selection of a table, until the table goes. */
export function beginSelection(table: Table): void {
  selections.set(table, new Set());
  table.signal.addEventListener('abort', () => selections.delete(table));
}

/** Writes down whether a row is checked. */
export function noteChecked(table: Table, row: HTMLElement, checked: boolean): void {
  const rows = selections.get(table);
  if (checked) rows?.add(row);
  else rows?.delete(row);
  pageJQuery()?.(row).data('wcpt_checked', checked);
}

/** Has scripts with jQuery find the checked rows on the table's element. Source: contract product-table 15.3, 36. */
export function publishChecked(table: Table): void {
  const $ = pageJQuery();
  const [element] = own(table, '.wcpt-table:not(.frzTbl-clone-table)');
  if ($ && element) $(element).data('wcpt_checked_rows', $(checkedRows(table)));
}
