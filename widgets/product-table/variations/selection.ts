import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { siblingRows } from '../rows/row';
import { rowStore } from '../rows/rowState';

/** No variation is chosen. Source: contract product-table 26.3. */
export const NOTHING: TableSelection = {
  variation_id: '',
  complete_match: false,
  attributes: {},
  variation: undefined,
  variation_found: false,
  variation_selected: false,
  variation_available: false,
};

/**
 * Keeps what is chosen in a row, also where other scripts read it. Source: spec product-table 3.2; contract 36.
 * @param row the row that the table has for the product, see `mainRow`
 */
export function keepSelection(row: HTMLElement, selection: TableSelection): void {
  rowStore(row).setState({ selection });
  const $ = pageJQuery();
  if (!$) return;
  const data = {
    wcpt_variation: selection.variation ?? false,
    wcpt_variation_id: selection.variation_id || false,
    wcpt_complete_match: selection.complete_match,
    wcpt_attributes: selection.attributes,
    wcpt_variation_found: selection.variation_found,
    wcpt_variation_selected: selection.variation_selected,
    wcpt_variation_available: selection.variation_available,
    wcpt_variation_qty: selection.variation_qty ?? false,
  };
  for (const one of siblingRows(row)) for (const [key, value] of Object.entries(data)) $(one).data(key, value);
}
