import { isListed, wishlist } from '../../../../src/core/wishlistStore';
import { isOff } from '../../table/defineSettings';
import { give } from '../../table/pressable';
import { isVariableRow, mainRowOf, productId, productName, rowVariationId } from '../../table/rows/row';
import { rowState } from '../../table/rows/rowState';

export const WISHLIST = '.wcpt-wishlist';

const variationOf = (row: HTMLElement): string =>
  rowVariationId(row) || (isVariableRow(row) ? (rowState(row)?.selection?.variation_id ?? '') : '');

export interface RowItem {
  readonly row: HTMLElement;
  readonly product: string;
  /** Empty: none. */
  readonly variation: string;
  /** In the list: the variation's, else the product's. */
  readonly id: string;
}

/** Returns the item of a button's row, also for a button in a child row or in a copy of the row. */
export function itemOf(button: Element): RowItem | undefined {
  const row = mainRowOf(button);
  if (!row) return undefined;
  const [product, variation] = [productId(row), variationOf(row)];
  return { row, product, variation, id: variation || product };
}

export function lacksChoice({ row, variation, id }: RowItem, button: Element): boolean {
  if (variation || !isVariableRow(row) || isListed(wishlist.getState(), id)) return false;
  return isOff(button.getAttribute('data-wcpt-variable-permitted') ?? '');
}

export const nameOf = (button: Element, { row }: RowItem): string =>
  button.getAttribute('data-wcpt-product-name')?.trim() || productName(row);

/** See contract/wishlist.md#markup. */
export function showWishlist(button: HTMLElement): void {
  const item = itemOf(button);
  if (!item) return;
  const state = wishlist.getState();
  const isActive = isListed(state, item.id);
  button.classList.toggle('wcpt-active', isActive);
  button.classList.toggle('wcpt-loading', state.asked.has(item.id));
  button.classList.toggle('wcpt-disabled', lacksChoice(item, button));
  give(button, { 'aria-pressed': String(isActive) });
}
