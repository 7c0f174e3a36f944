import type { Bare } from './bare';

/** A variation as the shop or a plugin describes it: known fields plus whatever plugins add. */
export type VariationData = Readonly<Record<string, unknown>>;

/** Counts of a form's selects, and the chosen values by select name. Source: contract 3.4. */
export interface ChosenAttributes {
  readonly count: number;
  readonly chosenCount: number;
  readonly data: Readonly<Record<string, string>>;
}

/** Events of a variations form. Source: storefront contract 3.6. */
export interface VariationEvents {
  /** A form is taken over and looked at for the first time. On the form. jQuery: the controller. */
  wc_variation_form: { readonly controller: object };
  /** Asks for a full lookup, or tells of one. On the form. jQuery: `{count, chosenCount, data}`, may be missing. */
  check_variations: { readonly chosen: ChosenAttributes | undefined };
  /** Asks the form to read its variations again. On the form. */
  reload_product_variations: Bare;
  /** Asks for, or tells of, a rebuild of the options. On the form. jQuery: the variations. */
  update_variation_values: { readonly variations: readonly VariationData[] | undefined };
  /** Options were rebuilt (embedded list only). On the form. */
  woocommerce_update_variation_values: Bare;
  /** A select changed, before the lookup (embedded list only). On the form. */
  woocommerce_variation_select_change: Bare;
  /** A select changed, after the lookup was started. On the form. */
  woocommerce_variation_has_changed: Bare;
  /** A full choice matches. On the form. jQuery: the variation. */
  found_variation: { readonly variation: VariationData };
  /** The variation's block is in place. On `.single_variation`. jQuery: the variation, purchasable. */
  show_variation: { readonly variation: VariationData; readonly purchasable: boolean };
  /** The variation's block is hidden. On `.single_variation`. */
  hide_variation: Bare;
  /** Meta, image and block go back to the product's. On the form. */
  reset_data: Bare;
  /** The main image goes back to the product's. On the form. */
  reset_image: Bare;
  /** The reset is announced. On the form. */
  announce_reset: Bare;
  /** The announcement is emptied. On the form. */
  clear_reset_announcement: Bare;
  /** The first select gets focus. On the form. */
  reset_focus: Bare;
}
