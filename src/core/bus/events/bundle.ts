import type { Bare } from './bare';
import type { VariationData } from './variation';

/** What a bundle's check found; at most one of the reasons is true. */
export interface BundleReadiness {
  readonly ready: boolean;
  /** An item has a quantity and no valid variation. */
  readonly isSelection: boolean;
  /** An optional item has a quantity and can't be bought. */
  readonly isUnpurchasable: boolean;
  /** No item has a quantity. */
  readonly isEmpty: boolean;
  readonly isMin: boolean;
  readonly isMax: boolean;
  readonly isTotalMin: boolean;
  readonly isTotalMax: boolean;
  readonly wrap: HTMLElement;
}

/** Events of product bundles, on `document`. Source: add-on contract 1.5. */
export interface BundleEvents {
  /** A bundle was evaluated; the first time with context `ready`. jQuery: `$wrap, context`. */
  woosb_init: { readonly wrap: HTMLElement; readonly context: string | null };
  /** The total was written. jQuery: `$total, html, priceSuffix`. */
  woosb_change_total: { readonly element: HTMLElement; readonly html: string; readonly priceSuffix: string };
  /** The price was computed; amounts in currency units. jQuery: `totalSale, total, html, priceSuffix, $wrap`. */
  woosb_calc_price: {
    readonly totalSale: number;
    readonly total: number;
    readonly html: string;
    readonly priceSuffix: string;
    readonly wrap: HTMLElement;
  };
  /** The count of an optional bundle was written; a limit of -1 is none. jQuery: `$count, quantity, min, max`. */
  woosb_change_count: {
    readonly element: HTMLElement;
    readonly quantity: number;
    readonly min: number;
    readonly max: number;
  };
  /** The bundle was checked. jQuery: `ready, isSelection, …, isTotalMax, $wrap`. */
  woosb_check_ready: BundleReadiness;
  /** The stock limit was applied. jQuery: `$wrap, context`. */
  woosb_check_stock: { readonly wrap: HTMLElement; readonly context: string | null };
  /** The hidden field was written; `ids` are its entries. jQuery: `ids, $wrap`. */
  woosb_save_ids: { readonly ids: readonly string[]; readonly wrap: HTMLElement };
  /** An item's quantity was accepted, before the new evaluation. jQuery: `quantity, $input`. */
  woosb_check_qty: { readonly quantity: number; readonly input: HTMLElement };
  /** An item shows another price. jQuery: `$product, html`. */
  woosb_change_price: { readonly product: HTMLElement; readonly html: string };
  /** A variation of an item was found. jQuery: `$product, variation`. */
  woosb_found_variation: { readonly product: HTMLElement; readonly variation: VariationData };
  /** An item's variation was cleared. jQuery: `$product`. */
  woosb_reset_data: { readonly product: HTMLElement };
  /** A quick view was opened. */
  woosq_loaded: Bare;
  /** A picker with radio buttons tells what was chosen. jQuery: `$selected, $variations`. */
  woovr_selected: { readonly selected: HTMLElement; readonly variations: HTMLElement };
}
