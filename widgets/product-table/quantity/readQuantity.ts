import { numberOf, unitsOf } from '../../../src/core/decimal';
import { quantityOf } from './quantityLimits';

/**
 * The quantity in a row's first control as it stands; 0 for an empty or odd one, undefined where the row has none.
 * Source: contract product-table 15.6.
 */
export function readQuantity(row: Element): number | undefined {
  const control = quantityOf(row);
  return control && (readNumber(control.value) ?? 0);
}

/**
 * The quantity that a click on a row's button adds: an empty one or 0 first becomes the least that can be bought; where
 * the row has no control it is that of the product's form in it. Source: contract product-table 17.1 step 7.
 * @returns undefined where there is none: the shop then takes its minimum
 */
export function settleQuantity(row: Element): number | undefined {
  const control = quantityOf(row);
  if (!control) {
    const field = row.querySelector<HTMLInputElement>('.cart input.qty, .cart select.qty');
    return field ? readNumber(field.value) || undefined : undefined;
  }
  const quantity = readNumber(control.value) ?? 0;
  if (quantity) return quantity;
  const least = control.getAttribute('data-wcpt-min') || control.getAttribute('min') || '';
  control.value = least;
  return readNumber(least) || undefined;
}

/** A number of a field or an attribute; undefined when it is none. */
export function readNumber(text: string | null | undefined): number | undefined {
  const units = unitsOf(text);
  return units === undefined ? undefined : numberOf(units);
}
