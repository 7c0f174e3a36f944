import { bus } from '../../../src/core/bus/bus';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { announce } from '../announce';
import { formatPrice, parsePrice } from '../price/prices';
import { firstInRow, productName, rowParts } from '../rows/row';
import { rowState } from '../rows/rowState';
import { tVariation } from './messages';
import { keepSelection } from './selection';

/**
 * Chooses in a row, and tells the page, which has every part of the row follow. Source: contract product-table 26.3.
 * @param row the row that the table has for the product, see `mainRow`
 */
export function choose(row: HTMLElement, selection: TableSelection): void {
  keepSelection(row, selection);
  bus.emit('select_variation', selection, row);
}

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
