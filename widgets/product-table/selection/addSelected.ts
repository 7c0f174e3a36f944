import { chosenFiles, formsOf } from '../addons/formFields';
import { tAddons } from '../addons/messages';
import { showProblems } from '../addons/Problem';
import { problemsOfRow } from '../addons/runAddons';
import { needsForm, readRow } from '../cart/rowRequest';
import { sendCart } from '../cart/sendCart';
import { reportPart } from '../onTable';
import { putQuantity } from '../quantity/changeQuantity';
import { type QuantityControl, rowQuantities, untouched } from '../quantity/quantityLimits';
import { readQuantity } from '../quantity/readQuantity';
import { rowState } from '../rows/rowState';
import { boxesOf } from '../show/showChecked';
import type { Table } from '../table';
import { checkedRows, checkRows, tellChecked } from './checkRows';
import { collectSelected } from './selectedPayload';

/** A row that is checked, and its table. */
interface CheckedRow {
  readonly table: Table;
  readonly row: HTMLElement;
}

/**
 * Adds all checked rows of tables to the cart with one call, and unchecks them; should the call not get there, they are
 * checked again, with their quantities. Nothing is added while something is wrong with what was filled in; products of which
 * something is still to be chosen ask for it in their forms, one after the other. Source: spec product-table 2.7, 5.3;
 * contract 15.6, 19.
 * @param trigger the button: where to go afterwards stands on it
 * @param scope what the server is told: all tables of the page, or one
 */
export async function addSelected(
  tables: readonly Table[],
  trigger: HTMLElement,
  scope: 'global' | 'local',
): Promise<void> {
  const checked = tables.flatMap(table => checkedRows(table).map(row => ({ table, row })));
  const [first] = checked;
  // A second click while the forms of the first are on their way.
  if (!first || isAsking) return;
  // Their quantities are settled with their events.
  tellChecked();
  const asking = checked.filter(({ row }) => readQuantity(row) !== 0 && needsForm(row, readRow(row)));
  const ready = asking.length ? checked.filter(one => !asking.includes(one)) : checked;
  const redirect = trigger.getAttribute('data-wcpt-redirect-url') ?? '';
  if (sayProblems(ready.map(({ row }) => row))) return;
  if (ready.length) void addReady(ready, scope, asking.length ? '' : redirect);
  if (!asking.length) return;
  isAsking = true;
  try {
    await askForRest(asking, redirect);
  } catch (cause) {
    reportPart(first.table, 'a part for adding rows together did not load', 'Those that need it stay checked.', cause);
  } finally {
    isAsking = false;
  }
}

let isAsking = false;

/** Adds rows that need no form with one call. */
async function addReady(ready: readonly CheckedRow[], scope: string, redirect: string): Promise<void> {
  const rows = ready.map(({ row }) => row);
  const payload = collectSelected(rows);
  const quantities = new Map(rows.flatMap(rowQuantities).map(one => [one, one.value]));
  for (const [table, ofTable] of byTable(ready)) checkRows(table, ofTable, false);
  const outcome = await sendCart({
    payload: { ...payload },
    external: { wcpt_checkbox_bulk: scope },
    ...(redirect && { redirect }),
  });
  if (outcome !== 'failed') return;
  for (const [table, ofTable] of byTable(ready)) selectAgain(table, ofTable, quantities);
}

function byTable(rows: readonly CheckedRow[]): Map<Table, HTMLElement[]> {
  const found = new Map<Table, HTMLElement[]>();
  for (const { table, row } of rows) {
    const ofTable = found.get(table) ?? [];
    ofTable.push(row);
    found.set(table, ofTable);
  }
  return found;
}

/**
 * Shows the forms of rows one after the other. A row whose form was sent is unchecked, unless it does not get to the cart;
 * who leaves a form is not asked for the rest, which stays checked.
 */
async function askForRest(asking: readonly CheckedRow[], redirect: string): Promise<void> {
  const { openForm } = await import('../productForm/openForm');
  for (const [at, { table, row }] of asking.entries()) {
    const isLast = at === asking.length - 1;
    const isSent = await openForm({
      table,
      row,
      // What adds them may be hidden by then.
      opener: boxesOf(row)[0] ?? row,
      request: readRow(row),
      action: undefined,
      ...(isLast && redirect && { redirect }),
      onOutcome: outcome => outcome === 'failed' && row.isConnected && checkRows(table, [row], true),
    });
    if (!isSent) return;
    checkRows(table, [row], false);
  }
}

/** Says what is wrong with what was filled into rows, and leads to the first of it. @returns whether there is something */
function sayProblems(rows: readonly HTMLElement[]): boolean {
  const problems = rows.flatMap(problemsOfRow);
  // A call in the background carries no files, and a page load only one product.
  const files = chosenFiles(rows.flatMap(formsOf)).map(field => ({ field, text: tAddons('product-table.file_alone') }));
  showProblems([...problems, ...files]);
  return problems.length > 0 || files.length > 0;
}

/** What did not get to the cart is selected as it was, but where the shopper has gone on. */
function selectAgain(
  table: Table,
  rows: readonly HTMLElement[],
  quantities: ReadonlyMap<QuantityControl, string>,
): void {
  const still = rows.filter(row => row.isConnected && !rowState(row)?.checked);
  for (const control of still.flatMap(rowQuantities)) {
    const value = quantities.get(control);
    if (value !== undefined && control.value === untouched(control)) putQuantity(control, value);
  }
  checkRows(table, still, true);
}
