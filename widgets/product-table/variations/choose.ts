import { bus } from '../../../src/core/bus/bus';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { keepSelection } from './selection';

/**
 * Chooses in a row, and tells the page, which has every part of the row follow. Source: contract product-table 26.3.
 * @param row the row that the table has for the product, see `mainRow`
 */
export function choose(row: HTMLElement, selection: TableSelection): void {
  keepSelection(row, selection);
  bus.emit('select_variation', selection, row);
}
