import { addExactly, unitsOf } from '../../../../src/core/decimal';
import { amountOf, type CartEnd } from '../../table/cart/cartAnswer';
import type { CartChange } from '../../table/cart/cartChange';
import { addToNotice } from '../../table/cart/Notice';
import { pageCart } from '../../table/cart/pageCart';
import { openForm } from '../../table/cart/productForm/openForm';
import { needsForm, payloadOf, type RowRequest, readQuantity, readRow } from '../../table/cart/rowRequest';
import { readCached, sendCart } from '../../table/cart/sendCart';
import { problemsOfRow, showProblems } from '../../table/forms/fieldProblem';
import { chosenFiles, formsOf } from '../../table/forms/formFields';
import { reportPart } from '../../table/onTable';
import { putQuantity } from '../../table/quantity/changeQuantity';
import { tRow } from '../../table/rows/messages';
import { type QuantityControl, rowQuantities, untouched } from '../../table/rows/quantity';
import { groupBy, productName } from '../../table/rows/row';
import { rowState } from '../../table/rows/rowState';
import type { Table } from '../../table/table';
import { boxesOf } from './boxes';
import { checkedRows, checkRows, tellChecked } from './checkRows';
import type { SelectedSum } from './state';

interface CheckedRow {
  readonly table: Table;
  readonly row: HTMLElement;
  /** The row's request at the time of the press. */
  readonly request: RowRequest;
}

/**
 * Adds all checked rows; those that were not added are checked again. Rows that need a form show it, one after the other.
 * @param scope sent to the server
 */
export async function addSelected(
  tables: readonly Table[],
  trigger: HTMLElement,
  scope: 'global' | 'local',
): Promise<void> {
  // A second click while the forms of the first are on their way.
  if (pageCart.getState().isAsking) return;
  // Quantities are settled with the events of their rows.
  tellChecked();
  const checked = tables.flatMap(table => checkedRows(table).map(row => ({ table, row, request: readRow(row) })));
  const asking = checked.filter(({ row, request }) => request.quantity !== 0 && needsForm(row, request));
  const ready = asking.length ? checked.filter(one => !asking.includes(one)) : checked;
  const redirect = trigger.getAttribute('data-wcpt-redirect-url') ?? '';
  if (reportProblems(ready.map(({ row }) => row))) return;
  if (ready.length) void addReady(ready, scope, asking.length ? '' : redirect);
  if (!asking.length) return;
  pageCart.setState({ isAsking: true });
  try {
    await askForRest(asking, redirect);
  } finally {
    pageCart.setState({ isAsking: false });
  }
}

/** Adds rows that need no form. Rows that were not added are checked again and named; then no redirect is followed. */
async function addReady(ready: readonly CheckedRow[], scope: string, redirect: string): Promise<void> {
  const groups = groupRows(ready);
  const quantities = quantitiesOf(ready.map(({ row }) => row));
  forTables(ready, (table, rows) => checkRows(table, rows, false));
  const missing: CheckedRow[] = [];
  for (const rows of groups) {
    const isLast = rows === groups.at(-1);
    const ended = await sendCart({
      payload: payloadOfAll(rows.map(({ request }) => request)),
      external: { wcpt_checkbox_bulk: scope },
      ...(redirect && isLast && !missing.length && { redirect }),
    });
    const arrived = await arrivals(ended);
    missing.push(...rows.filter(({ request }) => !arrived(request)));
  }
  if (!missing.length) return;
  forTables(missing, (table, rows) => selectAgain(table, rows, quantities));
  nameMissing(missing.map(({ row }) => productName(row)));
}

/** Returns a test of whether a row was added to the cart. See contract/product-table.md#cart. */
async function arrivals({ outcome, before, after }: CartEnd): Promise<(request: RowRequest) => boolean> {
  if (outcome === 'worked') return () => true;
  if (outcome === 'failed') return () => false;
  const now = after ?? (await lookAgain());
  return ({ product, variation }) => {
    const pieces = (cart: typeof now) => (cart ? amountOf(cart.inCart, product, variation?.id) : 0);
    return pieces(now) > pieces(before);
  };
}

async function lookAgain() {
  const { outcome } = await sendCart({ payload: { skip_cart_triggers: true } });
  return outcome === 'worked' ? readCached() : undefined;
}

const NAMED = 5;

function nameMissing(names: readonly string[]): void {
  const products = names.slice(0, NAMED).join(', ');
  const n = names.length - NAMED;
  addToNotice(
    n > 0 ? tRow('product-table.cart_missing_more', { products, n }) : tRow('product-table.cart_missing', { products }),
  );
}

/** Calls back for each table with its rows. */
function forTables(rows: readonly CheckedRow[], run: (table: Table, rows: readonly HTMLElement[]) => void): void {
  for (const [table, ofTable] of groupBy(rows, one => one.table))
    run(
      table,
      ofTable.map(({ row }) => row),
    );
}

/**
 * Shows the forms one after the other. A row whose form was sent is unchecked, unless it is not added; a form that is closed
 * ends it, and its row stays checked. A row whose form can't be shown is named; then no redirect is followed.
 */
async function askForRest(asking: readonly CheckedRow[], redirect: string): Promise<void> {
  let hasFailed = false;
  for (const [at, { table, row }] of asking.entries()) {
    const isLast = at === asking.length - 1;
    // The form resets quantities that return to their first value.
    const quantities = quantitiesOf([row]);
    const restore = () => selectAgain(table, [row], quantities);
    try {
      const isSent = await openForm({
        table,
        row,
        // The button may be hidden by then.
        opener: boxesOf(row)[0] ?? row,
        request: readRow(row),
        action: undefined,
        ...(isLast && redirect && !hasFailed && { redirect }),
        onOutcome: outcome => outcome !== 'worked' && restore(),
      });
      if (!isSent) return restore();
      // Otherwise the call has unchecked it, which keeps its quantity until it succeeds.
      if (rowState(row)?.checked) checkRows(table, [row], false);
    } catch (cause) {
      hasFailed = true;
      reportPart(
        table,
        'the form of a product could not be shown',
        'The shopper is told; its row stays checked.',
        cause,
      );
      nameMissing([productName(row)]);
    }
  }
}

/** @returns whether there is a problem */
function reportProblems(rows: readonly HTMLElement[]): boolean {
  // A call in the background carries no files, and a page load only one product.
  const files = chosenFiles(rows.flatMap(formsOf)).map(field => ({
    field,
    text: tRow('product-table.file_alone'),
    stays: () => Boolean(field.files?.length),
  }));
  const problems = [...rows.flatMap(problemsOfRow), ...files];
  showProblems(problems);
  return problems.length > 0;
}

const quantitiesOf = (rows: readonly HTMLElement[]): ReadonlyMap<QuantityControl, string> =>
  new Map(rows.flatMap(rowQuantities).map(control => [control, control.value]));

/** Checks rows again, except those that the shopper has changed meanwhile. */
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

/** Groups rows by call: a call can have the fields of one row of a product. */
export function groupRows<Row extends { readonly request: RowRequest }>(rows: readonly Row[]): Row[][] {
  const groups: { readonly rows: Row[]; readonly fields: Map<string, string> }[] = [];
  for (const one of rows) {
    const { product, addons, measurement, nyp } = one.request;
    const fields = JSON.stringify([addons, measurement, nyp]);
    const group = groups.find(({ fields: taken }) => (taken.get(product) ?? fields) === fields);
    if (group) {
      group.rows.push(one);
      group.fields.set(product, fields);
    } else groups.push({ rows: [one], fields: new Map([[product, fields]]) });
  }
  return groups.map(({ rows: grouped }) => grouped);
}

/** Returns one payload: quantities of a product add up, other fields are those of the first row. */
function payloadOfAll(requests: readonly RowRequest[]): CartChange['payload'] {
  const products: Record<string, number> = {};
  const variations: Record<string, Record<string, unknown>> = {};
  // Scripts that listen for the call expect all kinds in it.
  const others: Record<string, Record<string, unknown>> = { attributes: {}, addons: {}, measurement: {}, nyp: {} };
  for (const request of requests) {
    const { product, quantity = 1 } = request;
    if (!product || !quantity) continue;
    products[product] = addExactly(products[product] ?? 0, quantity);
    const { products: _, variations: chosen = {}, ...more } = payloadOf({ ...request, quantity });
    for (const [id, pieces] of Object.entries(chosen)) variations[id] = { ...pieces, ...variations[id] };
    for (const [kind, byId] of Object.entries(more)) {
      others[kind] ??= {};
      for (const [id, value] of Object.entries(byId)) others[kind][id] ??= value;
    }
  }
  return { products, variations, ...others };
}

/** See contract/product-table.md#selection. */
export function sumSelected(rows: readonly HTMLElement[]): SelectedSum {
  let quantity = 0n;
  let cost = 0n;
  for (const row of rows) {
    quantity += unitsOf(readQuantity(row) ?? 1) ?? 0n;
    cost += unitsOf(rowState(row)?.total) ?? 0n;
  }
  return { quantity, cost };
}
