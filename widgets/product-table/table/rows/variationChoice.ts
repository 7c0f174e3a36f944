import { bus } from '../../../../src/core/bus/bus';
import { attributesFor, type TableSelection } from '../../../../src/core/bus/events/tableRows';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { isSet } from '../../../../src/core/guards';
import { changeRow } from './changeRow';
import { firstInParts, siblingRows } from './row';

export const NOTHING: TableSelection = {
  variation_id: '',
  complete_match: false,
  attributes: {},
  variation: undefined,
  variation_found: false,
  variation_selected: false,
  variation_available: false,
};

/** Stores the selection, also for other scripts. @param row see `mainRow` */
export function keepSelection(row: HTMLElement, selection: TableSelection): void {
  changeRow(row, { selection });
  setRowData(row, {
    wcpt_variation: selection.variation ?? false,
    wcpt_variation_id: selection.variation_id || false,
    wcpt_complete_match: selection.complete_match,
    wcpt_attributes: attributesFor(selection),
    wcpt_variation_found: selection.variation_found,
    wcpt_variation_selected: selection.variation_selected,
    wcpt_variation_available: selection.variation_available,
    wcpt_variation_qty: selection.variation_qty ?? false,
  });
}

/** Sets jQuery data for other scripts. */
export function setRowData(row: HTMLElement, data: Readonly<Record<string, unknown>>): void {
  const $ = pageJQuery();
  if (!$) return;
  for (const one of siblingRows(row)) for (const [key, value] of Object.entries(data)) $(one).data(key, value);
}

/** Whether the chosen variation is in stock; without data of the stock, whether it is available. */
export const isInStock = ({ variation, variation_available }: TableSelection): boolean =>
  variation?.is_in_stock === undefined ? variation_available : isSet(variation.is_in_stock);

/** Stores and announces a choice: every part of the row follows. See contract/product-table.md#variations-in-rows. @param row see `mainRow` */
export function choose(row: HTMLElement, selection: TableSelection): void {
  keepSelection(row, selection);
  bus.emit('select_variation', selection, row);
}

export const LIST = 'select.wcpt-select-variation-dropdown';
export const LIST_BOX = `.wcpt-select-variation-dropdown-wrapper, ${LIST}`;
/** One button for each variation, and the box around it. Source b. */
export const RADIO = 'input.wcpt-variation-radio';
export const RADIO_BOX = '.wcpt-select-variation';
/** The product's own form. Source c. */
export const FORM = 'form.variations_form';
export const FORM_ID = 'form.variations_form input.variation_id, form.variations_form input[name="variation_id"]';
/** List of an attribute that a variation leaves open. Source d. */
export const TERM = 'select.wcpt-select-variation-attribute-term';

export const hasVariationControls = (row: HTMLElement): boolean =>
  firstInParts(row, `${LIST}, ${RADIO}, ${FORM}`) !== undefined;
