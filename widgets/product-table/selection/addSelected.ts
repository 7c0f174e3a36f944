import { addExactly, unitsOf } from '../../../src/core/decimal';
import { showProblems } from '../addons/fieldProblem';
import { addonsOfRow, chosenFiles, type Fields, formsOf, measurementOfRow } from '../addons/formFields';
import { problemsOfRow } from '../addons/runAddons';
import { amountOf } from '../cart/cartAnswer';
import { addToNotice } from '../cart/Notice';
import { pageCart } from '../cart/pageCart';
import { chosenVariation, needsForm, readRow } from '../cart/rowRequest';
import { type CartEnd, readCached, sendCart } from '../cart/sendCart';
import type { SelectedSum } from '../frame/AddSelected';
import { reportPart } from '../onTable';
import { namedPrice } from '../price/prices';
import { openForm } from '../productForm/openForm';
import { putQuantity } from '../quantity/changeQuantity';
import { type QuantityControl, readQuantity, rowQuantities, untouched } from '../quantity/quantity';
import { tRow } from '../rows/messages';
import { groupBy, productId, productName } from '../rows/row';
import { rowState } from '../rows/rowState';
import type { Table } from '../table';
import { boxesOf } from './boxes';
import { checkedRows, checkRows, tellChecked } from './checkRows';

interface CheckedRow {
  readonly table: Table;
  readonly row: HTMLElement;
}

/**
 * Adds all checked rows; those that do not get there are checked again. Rows that need a form show it, one after the other.
 * Source: spec product-table 2.7, 5.3; contract 15.6, 19.
 * @param scope what the server is told
 */
export async function addSelected(
  tables: readonly Table[],
  trigger: HTMLElement,
  scope: 'global' | 'local',
): Promise<void> {
  const checked = tables.flatMap(table => checkedRows(table).map(row => ({ table, row })));
  // A second click while the forms of the first are on their way.
  if (!checked.length || pageCart.getState().isAsking) return;
  // Their quantities are settled with their events.
  tellChecked();
  const asking = checked.filter(({ row }) => readQuantity(row) !== 0 && needsForm(row, readRow(row)));
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

/** Adds rows that need no form. What does not get to the cart is checked again, and named; then no redirect is followed. */
async function addReady(ready: readonly CheckedRow[], scope: string, redirect: string): Promise<void> {
  const groups = groupRows(ready).map(rows => ({ rows, payload: collectSelected(rows.map(({ row }) => row)) }));
  const quantities = new Map(ready.flatMap(({ row }) => rowQuantities(row)).map(one => [one, one.value]));
  forTables(ready, (table, rows) => checkRows(table, rows, false));
  const missing: CheckedRow[] = [];
  for (const { rows, payload } of groups) {
    const isLast = rows === groups.at(-1)?.rows;
    const ended = await sendCart({
      payload: { ...payload },
      external: { wcpt_checkbox_bulk: scope },
      ...(redirect && isLast && !missing.length && { redirect }),
    });
    const arrived = await arrivals(ended);
    missing.push(...rows.filter(({ row }) => !arrived(row)));
  }
  if (!missing.length) return;
  forTables(missing, (table, rows) => selectAgain(table, rows, quantities));
  nameMissing(missing.map(({ row }) => productName(row)));
}

/** Which rows have got to the cart. Source: spec product-table 8; contract 17.3. */
async function arrivals({ outcome, before, after }: CartEnd): Promise<(row: HTMLElement) => boolean> {
  if (outcome === 'worked') return () => true;
  if (outcome === 'failed') return () => false;
  const now = after ?? (await lookAgain());
  return row => {
    const [product, variation] = [productId(row), chosenVariation(row)?.id];
    const pieces = (cart: typeof now) => (cart ? amountOf(cart.inCart, product, variation) : 0);
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
 * A row whose form was sent is unchecked, unless it does not get to the cart; a form that is left ends it. One that can't be
 * shown is named; then no redirect is followed.
 */
async function askForRest(asking: readonly CheckedRow[], redirect: string): Promise<void> {
  let hasFailed = false;
  for (const [at, { table, row }] of asking.entries()) {
    const isLast = at === asking.length - 1;
    try {
      const isSent = await openForm({
        table,
        row,
        // The button may be hidden by then.
        opener: boxesOf(row)[0] ?? row,
        request: readRow(row),
        action: undefined,
        ...(isLast && redirect && !hasFailed && { redirect }),
        onOutcome: outcome => outcome !== 'worked' && row.isConnected && checkRows(table, [row], true),
      });
      if (!isSent) return;
      checkRows(table, [row], false);
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
  const problems = rows.flatMap(problemsOfRow);
  // A call in the background carries no files, and a page load only one product.
  const files = chosenFiles(rows.flatMap(formsOf)).map(field => ({
    field,
    text: tRow('product-table.file_alone'),
    stays: () => Boolean(field.files?.length),
  }));
  showProblems([...problems, ...files]);
  return problems.length > 0 || files.length > 0;
}

/** Leaves rows alone that the shopper has changed meanwhile. */
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

type Numbers = Record<string, number>;

/** By product. Source: contract product-table 15.6, 17.2. */
interface SelectedPayload {
  readonly products: Numbers;
  readonly variations: Record<string, Numbers>;
  readonly attributes: Record<string, Readonly<Record<string, string>>>;
  readonly addons: Record<string, Fields>;
  readonly measurement: Record<string, Fields>;
  readonly nyp: Record<string, string>;
}

/** A call has room for the fields of one row of a product. */
export function groupRows<Row extends { readonly row: HTMLElement }>(rows: readonly Row[]): Row[][] {
  const groups: { readonly rows: Row[]; readonly fields: Map<string, string> }[] = [];
  for (const one of rows) {
    const { row } = one;
    const id = productId(row);
    const fields = JSON.stringify([addonsOfRow(row), measurementOfRow(row), namedPrice(row)]);
    const group = groups.find(({ fields: taken }) => (taken.get(id) ?? fields) === fields);
    if (group) {
      group.rows.push(one);
      group.fields.set(id, fields);
    } else groups.push({ rows: [one], fields: new Map([[id, fields]]) });
  }
  return groups.map(({ rows: grouped }) => grouped);
}

/** Rows of one product add up. */
export function collectSelected(rows: readonly HTMLElement[]): SelectedPayload {
  const payload: SelectedPayload = {
    products: {},
    variations: {},
    attributes: {},
    addons: {},
    measurement: {},
    nyp: {},
  };
  for (const row of rows) {
    const id = productId(row);
    const quantity = readQuantity(row) ?? 1;
    if (!id || !quantity) continue;
    payload.products[id] = addExactly(payload.products[id] ?? 0, quantity);
    const price = namedPrice(row);
    if (price) payload.nyp[id] = price;
    keepFilled(payload.addons, id, addonsOfRow(row));
    keepFilled(payload.measurement, id, measurementOfRow(row));
    const variation = chosenVariation(row);
    if (!variation) continue;
    const ofProduct = payload.variations[id] ?? {};
    payload.variations[id] = ofProduct;
    ofProduct[variation.id] ??= quantity;
    payload.attributes[variation.id] ??= variation.attributes;
  }
  return payload;
}

function keepFilled(all: Record<string, Fields>, id: string, fields: Fields): void {
  if (Object.keys(fields).length > 0) all[id] = fields;
}

/** Source: spec product-table 9.3; contract 15.4. */
export function sumSelected(rows: readonly HTMLElement[]): SelectedSum {
  let quantity = 0n;
  let cost = 0n;
  for (const row of rows) {
    quantity += unitsOf(readQuantity(row) ?? 1) ?? 0n;
    cost += unitsOf(rowState(row)?.total) ?? 0n;
  }
  return { quantity, cost };
}
