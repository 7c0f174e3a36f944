import { readGlobal } from '../../src/core/config/shopGlobals';
import { isOn as isSet } from '../../src/core/guards';

export type SwatchSettings = ReturnType<typeof readSettings>;

/** Settings that only version 2.2 of the add-on prints. */
const NEWER = ['disable_out_of_stock', 'deselect_unavailable', 'unavailable_tooltip_text'];

/** Returns the current settings of the shop's swatches; those that the page's version does not print are off. */
export function readSettings() {
  const given = readGlobal('woo_variation_swatches_options');
  const text = (key: string) => String(given?.[key] ?? '');
  const isOn = (key: string) => isSet(given?.[key]);
  return {
    /** Whether the shop has version 2.1 of the add-on: its settings lack what 2.2 prints. */
    isOld: given !== undefined && 'is_mobile' in given && !NEWER.some(key => key in given),
    /** Text between an attribute's label and the title of the choice; undefined: the title is not shown. */
    labelSeparator: isOn('show_variation_label') ? text('variation_label_separator') : undefined,
    clearsChosen: isOn('clear_on_reselect'),
    /** Number of pieces up to which the rest of the stock is shown; undefined: never. */
    stockThreshold: isOn('show_variation_stock') ? Number.parseInt(text('stock_label_threshold'), 10) : undefined,
    /** Note on a swatch that is out of stock and can still be chosen; undefined where it can't. */
    outOfStockNote: isOn('clickable_out_of_stock') ? text('out_of_stock_tooltip_text') : undefined,
    unavailableNote: text('unavailable_tooltip_text'),
    /** Whether a variation out of stock counts as none. */
    disablesOutOfStock: isOn('disable_out_of_stock'),
    /** Whether a choice that leaves no variation clears the other attributes. */
    clearsOthers: isOn('deselect_unavailable'),
  };
}
