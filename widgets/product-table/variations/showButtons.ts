import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { disableButtons, enableButtons } from '../buttons/buttonState';
import { isSet } from './readChoice';

/** Puts a row's cart buttons off while what is chosen can't be bought. Source: spec product-table 4.5, 4.6; contract 26.4. */
export function showButtons(
  row: Element,
  { variation_id, variation, variation_available }: TableSelection,
  hasControls: boolean,
): void {
  if (!variation_id) {
    enableButtons(row, 'wcpt-variation-out-of-stock');
    if (hasControls) disableButtons(row, 'wcpt-no-variation-selected');
    return;
  }
  const stock = variation?.is_in_stock;
  const isInStock = stock === undefined ? variation_available : isSet(stock);
  enableButtons(row, 'wcpt-no-variation-selected');
  (isInStock ? enableButtons : disableButtons)(row, 'wcpt-variation-out-of-stock');
}
