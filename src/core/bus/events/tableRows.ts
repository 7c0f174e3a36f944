import { isRecord } from '../../guards';
import { bare, defineEvent, defineOwnEvent } from '../defineEvent';
import { definePositional, record, wrappedOrNull } from '../positional';

/** Choice in a row; without one all three flags are false. See contract/product-table.md#variations-in-rows. */
export interface TableSelection {
  /** Empty when nothing is chosen. */
  readonly variation_id: string;
  /** Whether every attribute has one value, so that the variation needs no form. */
  readonly complete_match: boolean;
  /** `attribute_pa_barva` → its value. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The shop's variation object; undefined when none is known. */
  readonly variation: Readonly<Record<string, unknown>> | undefined;
  /** A variation id exists. */
  readonly variation_found: boolean;
  /** Every attribute has a value. */
  readonly variation_selected: boolean;
  /** The variation can be bought, is in stock and visible. */
  readonly variation_available: boolean;
  readonly variation_qty?: number | undefined;
}

/** Fields of a cart call to the shop; listeners of `wcpt_cart_request` may change them. */
export interface TableCartRequest {
  wcpt_payload: Record<string, unknown>;
  lang: string;
  [field: string]: unknown;
}

/** A state that may come as a word or a number, and is on only when it is true. */
const state = definePositional<{ checked: boolean }>({
  checked: { read: checked => Boolean(checked) && checked !== 'false' && checked !== '0' },
});

const texts = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, String(one ?? '')])) : {};

/** Returns the chosen attributes as other scripts know them: false for no choice. */
export const attributesFor = ({ variation_id, attributes }: TableSelection): TableSelection['attributes'] | false =>
  (variation_id !== '' || Object.keys(attributes).length > 0) && attributes;

const selection = defineEvent<TableSelection>({
  toArguments: chosen => [
    {
      ...chosen,
      variation_id: chosen.variation_id || false,
      attributes: attributesFor(chosen),
      variation: chosen.variation ?? false,
    },
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
});

/** Events of a table's rows and cart, on the row unless the line says otherwise. */
export const tableRowEvents = {
  /** A variation was chosen, or none; other scripts may choose with it. */
  select_variation: selection,
  /** The row's variation controls are ready. */
  wcpt_row_prep_variation_complete: bare,
  /** Asks for the row to be checked or unchecked. jQuery: the state. */
  _wcpt_checkbox_change: state,
  /** The row was checked or unchecked. jQuery: the state. */
  wcpt_checkbox_change: state,
  /** The bar of selected products is about to change; on the bar. */
  wcpt_checkbox_trigger_updating: bare,
  /** The bar of selected products has changed; on the bar. */
  wcpt_checkbox_trigger_updated: bare,
  /** Asks for a table's selection to be forgotten; on `document`. jQuery: table id, `$container`. */
  wcpt_clear_all_checked_for_table: definePositional<{ id: string; container: HTMLElement | null }>({
    id: { read: id => String(id ?? '') },
    container: wrappedOrNull,
  }),
  /** The row's total was computed. */
  wcpt_total_updated: bare,
  /** A quantity is about to get its first value; on the input. */
  wcpt_updating_initial_quantity: bare,
  /** A quantity has got its first value; on the input. */
  wcpt_initial_quantity_updated: bare,
  /** Plus or minus is held; on the button. */
  wcptTouchHoldStart: bare,
  wcptPressing: bare,
  wcptTouchHoldStop: bare,
  /** A cart call is about to be sent, or answered from the cache; on `document.body`. jQuery: the live request. */
  wcpt_cart_request: defineOwnEvent<{ readonly request: TableCartRequest }>(({ request }) => [request]),
  /** The answer, of the shop or the cache; on `document.body`. jQuery: the result. */
  wcpt_cart: definePositional({ result: record }),
  /** A product's form is shown in the modal; on `document.body`. */
  wcpt_product_modal_ready: bare,
};
