import { bare } from '../defineEvent';
import { type Argument, definePositional, flag, number, record, string, wrapped } from '../positional';

const context: Argument<string | null> = { read: value => (typeof value === 'string' ? value : null) };
const evaluation = definePositional({ wrap: wrapped, context });

/** Events of product bundles, on `document`. See contract/bundles.md#events. */
export const bundleEvents = {
  /** A bundle was evaluated; the first time with context `ready`. jQuery: `$wrap, context`. */
  woosb_init: evaluation,
  /** The total was written. jQuery: `$total, html, priceSuffix`. */
  woosb_change_total: definePositional({ element: wrapped, html: string, priceSuffix: string }),
  /** The price was computed; amounts in currency units. jQuery: `totalSale, total, html, priceSuffix, $wrap`. */
  woosb_calc_price: definePositional({
    totalSale: number,
    total: number,
    html: string,
    priceSuffix: string,
    wrap: wrapped,
  }),
  /** The count of an optional bundle was written; a limit of -1 is none. jQuery: `$count, quantity, min, max`. */
  woosb_change_count: definePositional({ element: wrapped, quantity: number, min: number, max: number }),
  /** The bundle was checked; at most one of the reasons is true. jQuery: `ready, isSelection, …, isTotalMax, $wrap`. */
  woosb_check_ready: definePositional({
    ready: flag,
    /** An item has a quantity and no valid variation. */
    isSelection: flag,
    /** An optional item has a quantity and can't be bought. */
    isUnpurchasable: flag,
    /** No item has a quantity. */
    isEmpty: flag,
    isMin: flag,
    isMax: flag,
    isTotalMin: flag,
    isTotalMax: flag,
    wrap: wrapped,
  }),
  /** The stock limit was applied. jQuery: `$wrap, context`. */
  woosb_check_stock: evaluation,
  /** The hidden field was written; `ids` are its entries. jQuery: `ids, $wrap`. */
  woosb_save_ids: definePositional<{ ids: readonly string[]; wrap: HTMLElement }>({
    ids: { read: ids => (Array.isArray(ids) ? ids.map(String) : undefined) },
    wrap: wrapped,
  }),
  /** An item's quantity was accepted, before the new evaluation. jQuery: `quantity, $input`. */
  woosb_check_qty: definePositional({ quantity: number, input: wrapped }),
  /** An item shows another price. jQuery: `$product, html`. */
  woosb_change_price: definePositional({ product: wrapped, html: string }),
  /** A variation of an item was found. jQuery: `$product, variation`. */
  woosb_found_variation: definePositional({ product: wrapped, variation: record }),
  /** An item's variation was cleared. jQuery: `$product`. */
  woosb_reset_data: definePositional({ product: wrapped }),
  /** A quick view was opened. */
  woosq_loaded: bare,
  /** A picker with radio buttons tells what was chosen. jQuery: `$selected, $variations`. */
  woovr_selected: definePositional({ selected: wrapped, variations: wrapped }),
};
