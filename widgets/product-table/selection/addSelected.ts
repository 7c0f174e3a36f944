import { addonsOfRow, chosenVariation, type Fields, measurementOfRow } from '../cart/rowRequest';
import { sendCart } from '../cart/sendCart';
import { digitsOf, namedPrice, numberOf, readNotation, type Units, unitsOf } from '../price/prices';
import { putQuantity } from '../quantity/changeQuantity';
import { type QuantityControl, rowQuantities, untouched } from '../quantity/quantityLimits';
import { readQuantity } from '../quantity/readQuantity';
import { productId } from '../rows/row';
import { rowState } from '../rows/rowState';
import type { Table } from '../table';
import { checkedRows } from './checkedRows';
import { checkRows, tellChecked } from './checkRows';

type Numbers = Record<string, number>;

/** What goes to the cart of checked rows. Source: contract product-table 15.6, 17.2. */
interface SelectedPayload {
  readonly products: Numbers;
  readonly variations: Record<string, Numbers>;
  readonly attributes: Record<string, Readonly<Record<string, string>>>;
  /** Fields of add-ons in the rows, by product. */
  readonly addons: Record<string, Fields>;
  /** Measures that prices are computed of, by product. */
  readonly measurement: Record<string, Fields>;
  /** Prices that the shopper named, by product. */
  readonly nyp: Record<string, string>;
}

/**
 * Adds all checked rows of tables to the cart with one call, and unchecks them; should the call not get there, they are
 * checked again, with their quantities.
 * @param trigger the button: where to go afterwards stands on it
 * @param scope what the server is told: all tables of the page, or one
 */
export async function addSelected(
  tables: readonly Table[],
  trigger: Element,
  scope: 'global' | 'local',
): Promise<void> {
  const selections = tables.map(table => ({ table, rows: checkedRows(table) }));
  const rows = selections.flatMap(selection => selection.rows);
  if (!rows.length) return;
  // Their quantities are settled with their events.
  tellChecked();
  const payload = collectSelected(rows);
  const quantities = new Map(rows.flatMap(rowQuantities).map(one => [one, one.value]));
  for (const selection of selections) checkRows(selection.table, selection.rows, false);
  const redirect = trigger.getAttribute('data-wcpt-redirect-url') ?? '';
  const outcome = await sendCart({
    payload: { ...payload },
    external: { wcpt_checkbox_bulk: scope },
    ...(redirect && { redirect }),
  });
  if (outcome !== 'failed') return;
  for (const selection of selections) selectAgain(selection.table, selection.rows, quantities);
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

/** Collects products, variations and their attributes; rows of one product add up. */
function collectSelected(rows: readonly HTMLElement[]): SelectedPayload {
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
    payload.products[id] = sum(payload.products[id] ?? 0, quantity);
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

const sum = (a: number, b: number): number => numberOf((unitsOf(a) ?? 0n) + (unitsOf(b) ?? 0n));

/** How much is selected, exactly. */
export interface SelectedSum {
  /** Pieces; a row without a quantity counts as one. */
  readonly quantity: Units;
  /** In currency units. */
  readonly cost: Units;
}

/** Adds up checked rows. Source: spec product-table 9.3; contract 15.4. */
export function sumSelected(rows: readonly HTMLElement[]): SelectedSum {
  let quantity = 0n;
  let cost = 0n;
  for (const row of rows) {
    quantity += unitsOf(readQuantity(row) ?? 1) ?? 0n;
    cost += unitsOf(rowState(row)?.total) ?? 0n;
  }
  return { quantity, cost };
}

/** A number of pieces as the shop writes decimals: `2`, `0,5`. */
export const piecesText = (quantity: Units): string =>
  digitsOf(quantity).replace('.', () => readNotation().decimalSeparator);
