import { addExactly, unitsOf } from '../../../src/core/decimal';
import { addonsOfRow, type Fields, measurementOfRow } from '../addons/formFields';
import { chosenVariation } from '../cart/rowRequest';
import type { SelectedSum } from '../frame/AddSelected';
import { namedPrice } from '../price/prices';
import { readQuantity } from '../quantity/quantity';
import { productId } from '../rows/row';
import { rowState } from '../rows/rowState';

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
