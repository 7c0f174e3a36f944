import { readGlobal } from '../../src/core/config/shopGlobals';

/** Keys of `woo_variation_swatches_options` that count. Source: add-on contract 2.3. */
export type SwatchSetting =
  | 'show_variation_label'
  | 'variation_label_separator'
  | 'clear_on_reselect'
  | 'show_variation_stock'
  | 'stock_label_threshold'
  | 'clickable_out_of_stock'
  | 'out_of_stock_tooltip_text'
  | 'disable_out_of_stock'
  | 'deselect_unavailable'
  | 'unavailable_tooltip_text';

/** A setting as text, as it stands now; empty when the page's version does not print it. */
export const setting = (key: SwatchSetting): string =>
  String(readGlobal('woo_variation_swatches_options')?.[key] ?? '');

/** Whether a setting is on. Source: add-on contract 0. */
export const isOn = (key: SwatchSetting): boolean => /^(?:1|true|yes|on)$/.test(setting(key));
