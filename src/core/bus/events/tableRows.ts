import type { Bare } from './bare';

/** What is chosen in a row; nothing chosen: all three flags are false. Source: spec product-table 3.4; contract 26.3. */
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

/** Events of a table's rows, on the row unless the line says otherwise. Source: contract product-table 35. */
export interface TableRowEvents {
  /** A variation was chosen, or none; other scripts may choose with it. */
  select_variation: TableSelection;
  /** The row's variation controls are ready. */
  wcpt_row_prep_variation_complete: Bare;
  /** Asks for the row to be checked or unchecked. jQuery: the state. */
  _wcpt_checkbox_change: { readonly checked: boolean };
  /** The row was checked or unchecked. jQuery: the state. */
  wcpt_checkbox_change: { readonly checked: boolean };
  /** The bar of selected products is about to change; on the bar. */
  wcpt_checkbox_trigger_updating: Bare;
  /** It did; on the bar. */
  wcpt_checkbox_trigger_updated: Bare;
  /** Asks for a table's selection to be forgotten; on `document`. jQuery: table id, `$container`. */
  wcpt_clear_all_checked_for_table: { readonly id: string; readonly container: HTMLElement | null };
  /** The row's total was computed. */
  wcpt_total_updated: Bare;
  /** A quantity is about to get its first value; on the input. */
  wcpt_updating_initial_quantity: Bare;
  /** It has got it; on the input. */
  wcpt_initial_quantity_updated: Bare;
  /** Plus or minus is held; on the button. */
  wcptTouchHoldStart: Bare;
  wcptPressing: Bare;
  wcptTouchHoldStop: Bare;
}

/** What goes to the shop with a cart call; listeners of `wcpt_cart_request` may change it. Source: contract 17.2. */
export interface TableCartRequest {
  wcpt_payload: Record<string, unknown>;
  lang: string;
  [field: string]: unknown;
}

/** Events of the table's cart, on `document.body`. Source: contract product-table 35. */
export interface TableCartEvents {
  /** A cart call is about to be sent, or answered from the cache. jQuery: the live request. */
  wcpt_cart_request: { readonly request: TableCartRequest };
  /** The answer, of the shop or the cache. jQuery: the result. */
  wcpt_cart: { readonly result: Readonly<Record<string, unknown>> };
  /** A product's form is shown in the modal. */
  wcpt_product_modal_ready: Bare;
}
