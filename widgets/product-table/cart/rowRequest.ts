import { namedPrice } from '../price/namedPrice';
import { settleQuantity } from '../quantity/readQuantity';
import { isVariationRow, productId } from '../rows/row';
import { rowState } from '../rows/rowState';
import { type ChosenVariation, chosenVariation } from '../selection/chosenVariation';
import { addonsOfRow, type Fields, measurementOfRow } from './rowFields';

/** What a row adds to the cart. */
export interface RowRequest {
  readonly product: string;
  /** Undefined: the shop's minimum. */
  readonly quantity: number | undefined;
  readonly variation: ChosenVariation | undefined;
  /** Attributes that are chosen, also where others are not; without those that are open. */
  readonly chosen: Readonly<Record<string, string>>;
  /** Fields of the product's form in the row. */
  readonly addons: Fields;
  /** Measures that the price is computed of. */
  readonly measurement: Fields;
  /** A price that the shopper named; empty when none. */
  readonly nyp: string;
}

/** Collects what a row adds. Source: contract product-table 17.1 steps 7 and 8. */
export function requestOfRow(row: HTMLElement): RowRequest {
  const variation = chosenVariation(row);
  return {
    product: productId(row),
    quantity: settleQuantity(row),
    variation,
    chosen: filled(variation?.attributes ?? rowState(row)?.selection?.attributes ?? {}),
    addons: addonsOfRow(row),
    measurement: measurementOfRow(row),
    nyp: namedPrice(row),
  };
}

const filled = (attributes: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value));

/** Whether a row's variation leaves something open that was not chosen. Source: contract product-table 19. */
export const isOpenVariation = (row: Element, { variation }: RowRequest): boolean =>
  isVariationRow(row) && Object.values(variation?.attributes ?? {}).includes('');
