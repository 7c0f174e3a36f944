import { isListed, wishlist } from '../../../src/core/wishlistStore';
import { isVariableRow, mainRow, productId, productName, rowOf, rowVariationId } from '../rows/row';
import { rowState } from '../rows/rowState';

/** A row's button of the wishlist. Source: contract product-table 23. */
export const WISHLIST = '.wcpt-wishlist';

/** Id of the variation that a row is, or that is chosen in it; empty: none. */
const variationOf = (row: HTMLElement): string =>
  rowVariationId(row) || (isVariableRow(row) ? (rowState(row)?.selection?.variation_id ?? '') : '');

/** What a row's button would put into the list. */
export interface RowItem {
  /** The row that the table has for the product. */
  readonly row: HTMLElement;
  readonly product: string;
  /** Empty: none. */
  readonly variation: string;
  /** Id in the list: the variation's, else the product's. Source: contract add-ons 7.8. */
  readonly id: string;
}

/** What the button in a row, in its child row or in a copy of it stands for. */
export function itemOf(shown: HTMLElement): RowItem {
  const row = mainRow(shown);
  const [product, variation] = [productId(row), variationOf(row)];
  return { row, product, variation, id: variation || product };
}

/** Whether something has to be chosen in the row first. Source: spec product-table 4.8, 5.6. */
export function lacksChoice({ row, variation, id }: RowItem, button: Element): boolean {
  if (variation || !isVariableRow(row) || isListed(wishlist.getState(), id)) return false;
  const permitted = button.getAttribute('data-wcpt-variable-permitted') ?? '';
  return /^(?:false|0|no)?$/i.test(permitted.trim());
}

/** The name that a button gives its product, else the one that its row shows. */
export const nameOf = (button: Element, { row }: RowItem): string =>
  button.getAttribute('data-wcpt-product-name')?.trim() || productName(row);

/** Has a row's button show whether its product is in the list. Source: spec product-table 4.8; contract 23, add-ons 7.6. */
export function showWishlist(button: HTMLElement): void {
  const row = rowOf(button);
  if (!row) return;
  const state = wishlist.getState();
  const item = itemOf(row);
  const isActive = isListed(state, item.id);
  const classes = {
    'wcpt-active': isActive,
    'wcpt-loading': state.asked.has(item.id),
    'wcpt-disabled': lacksChoice(item, button),
  };
  for (const [name, isOn] of Object.entries(classes)) {
    if (button.classList.contains(name) !== isOn) button.classList.toggle(name, isOn);
  }
  const pressed = String(isActive);
  if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
}
