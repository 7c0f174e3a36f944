import { readGlobal } from '../../src/core/config/shopGlobals';

/** What the shop has set for its swatches. Source: add-on contract 2.3. */
export interface SwatchSettings {
  /** What stands between an attribute's label and the title of what is chosen; undefined: the title is not shown. */
  readonly labelSeparator: string | undefined;
  /** Whether a click on the chosen swatch clears it. */
  readonly clearsChosen: boolean;
  /** Up to how many pieces the rest of the stock is told; undefined: never. */
  readonly stockThreshold: number | undefined;
  /** Note at what is out of stock and can be chosen all the same; undefined where it can't. */
  readonly outOfStockNote: string | undefined;
  readonly unavailableNote: string;
  /** Whether a variation out of stock counts as none. */
  readonly disablesOutOfStock: boolean;
  /** Whether a choice that leaves no variation clears the other attributes. */
  readonly clearsOthers: boolean;
}

/** The settings as they stand now; what the page's version does not print is off. Source: add-on contract 0. */
export function readSettings(): SwatchSettings {
  const given = readGlobal('woo_variation_swatches_options');
  const text = (key: string) => String(given?.[key] ?? '');
  const isOn = (key: string) => /^(?:1|true|yes|on)$/.test(text(key));
  return {
    labelSeparator: isOn('show_variation_label') ? text('variation_label_separator') : undefined,
    clearsChosen: isOn('clear_on_reselect'),
    stockThreshold: isOn('show_variation_stock') ? Number.parseInt(text('stock_label_threshold'), 10) : undefined,
    outOfStockNote: isOn('clickable_out_of_stock') ? text('out_of_stock_tooltip_text') : undefined,
    unavailableNote: text('unavailable_tooltip_text'),
    disablesOutOfStock: isOn('disable_out_of_stock'),
    clearsOthers: isOn('deselect_unavailable'),
  };
}
