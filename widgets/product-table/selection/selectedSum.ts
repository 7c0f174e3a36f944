import { readNotation } from '../price/notation';
import { digitsOf, type Units, unitsOf } from '../price/units';
import { readQuantity } from '../quantity/readQuantity';
import { rowState } from '../rows/rowState';

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
