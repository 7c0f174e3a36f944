import { announce } from '../announce';
import { formatPrice, parsePrice } from '../price/figure';
import { firstInRow } from '../rows/inRow';
import { productName } from '../rows/productName';
import { rowParts } from '../rows/rowParts';
import { rowState } from '../rows/rowState';
import { tVariation } from './messages';

const STOCK = '.wcpt-availability.wcpt-variable-switch:not(.wcpt-hide)';

/** Says once what a choice has changed beside its control: the price, and what is left. */
export function announceChoice(row: HTMLElement): void {
  const selection = rowState(row)?.selection;
  const product = productName(row);
  if (!selection?.variation_id) {
    announce(tVariation('product-table.cleared', { product }));
    return;
  }
  const price = parsePrice(selection.variation?.display_price);
  const stock = rowParts(row)
    .map(part => firstInRow(part, STOCK)?.textContent?.trim())
    .find(Boolean);
  const details = [price === undefined ? '' : formatPrice(price), stock].filter(Boolean).join(', ');
  if (details) announce(tVariation('product-table.chosen', { product, details }));
}
