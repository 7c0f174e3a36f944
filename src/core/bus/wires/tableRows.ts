import type { TableCartEvents, TableRowEvents, TableSelection } from '../events/tableRows';
import { elementOf } from '../jquery';
import { bare, isRecord, type Wire, type WireTable } from '../wire';

/** A state that may come as a word or a number, and is on only when it is true. */
const state: Wire<{ readonly checked: boolean }> = {
  toArguments: ({ checked }) => [checked],
  fromArguments: ([checked]) => ({ checked: Boolean(checked) && checked !== 'false' && checked !== '0' }),
};

const texts = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one ?? '')])) : {};

const selection: Wire<TableSelection> = {
  toArguments: chosen => [
    { ...chosen, variation_id: chosen.variation_id || false, variation: chosen.variation ?? false },
  ],
  fromArguments([data]) {
    if (!isRecord(data)) return undefined;
    const id = String(data.variation_id || '');
    return {
      variation_id: id === '0' || id === 'false' ? '' : id,
      complete_match: Boolean(data.complete_match),
      attributes: texts(data.attributes),
      variation: isRecord(data.variation) ? data.variation : undefined,
      variation_found: Boolean(data.variation_found),
      variation_selected: Boolean(data.variation_selected),
      variation_available: Boolean(data.variation_available),
      variation_qty: Number.isFinite(Number(data.variation_qty ?? Number.NaN)) ? Number(data.variation_qty) : undefined,
    };
  },
};

/** Events of a table's rows and cart. Source: contract product-table 35. */
export const tableRowWires: WireTable<TableRowEvents & TableCartEvents> = {
  select_variation: selection,
  wcpt_row_prep_variation_complete: bare,
  _wcpt_checkbox_change: state,
  wcpt_checkbox_change: state,
  wcpt_checkbox_trigger_updating: bare,
  wcpt_checkbox_trigger_updated: bare,
  wcpt_clear_all_checked_for_table: {
    toArguments: ({ id, container }, wrap) => [id, wrap(container)],
    fromArguments: ([id, container]) => ({ id: String(id ?? ''), container: elementOf(container) }),
  },
  wcpt_total_updated: bare,
  wcpt_updating_initial_quantity: bare,
  wcpt_initial_quantity_updated: bare,
  wcptTouchHoldStart: bare,
  wcptPressing: bare,
  wcptTouchHoldStop: bare,
  wcpt_cart_request: { toArguments: ({ request }) => [request], fromArguments: () => undefined },
  wcpt_cart: {
    toArguments: ({ result }) => [result],
    fromArguments: ([result]) => (isRecord(result) ? { result } : undefined),
  },
  wcpt_product_modal_ready: bare,
};
