import { productRows } from '../rows/row';
import { rowParts } from '../rows/rowParts';

/** A quantity of a row: a field, or a list of numbers. Source: contract product-table 27.1. */
export type QuantityControl = HTMLInputElement | HTMLSelectElement;

/** Fields and lists of the table's own; those of a product's form in the row are not. */
export const QUANTITY = '.wcpt-quantity input.qty, select.wcpt-qty-select';

/** Whether an element is a quantity control of the table's own. */
export const isQuantity = (element: Element): element is QuantityControl =>
  isControl(element) && element.matches(QUANTITY);

const isControl = (element: Element): element is QuantityControl =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/** All quantity controls of an element, in the order of the page. */
export const quantityControls = (scope: ParentNode): QuantityControl[] =>
  [...scope.querySelectorAll(QUANTITY)].filter(isControl);

/** All quantity controls of a row: its own, and those of its child row and copies. */
export const rowQuantities = (row: HTMLElement): QuantityControl[] => rowParts(row).flatMap(quantityControls);

/** The row's first quantity control, else its child row's: no other row is looked at, so that 500 rows stay cheap. */
export function quantityOf(row: Element): QuantityControl | undefined {
  const below = row.nextElementSibling;
  const own = row.querySelector(QUANTITY);
  const found = own ?? (below?.classList.contains('wcpt-child-row') ? below.querySelector(QUANTITY) : null);
  return found && isControl(found) ? found : undefined;
}

/** Quantity controls of all rows that stand for the row's product. Source: contract product-table 0.4. */
export const productQuantities = (row: HTMLElement): QuantityControl[] => productRows(row).flatMap(quantityControls);
