import { isRecord, text } from '../../guards';
import { bare, defineEvent } from '../defineEvent';
import { definePositional, flag, record } from '../positional';

/** A variation as the shop or a plugin describes it: known fields plus whatever plugins add. */
export type VariationData = Readonly<Record<string, unknown>>;

/** Counts of a form's selects, and the chosen values by select name. See contract/variations.md#markup. */
export interface ChosenAttributes {
  readonly count: number;
  readonly chosenCount: number;
  readonly data: Readonly<Record<string, string>>;
}

/** A script may count in its own way, to have a choice looked at as whole or as open. */
function chosenOf(value: unknown): ChosenAttributes | undefined {
  if (!isRecord(value) || !isRecord(value.data)) return undefined;
  const data: Record<string, string> = {};
  for (const [name, option] of Object.entries(value.data)) data[name] = text(option);
  const options = Object.values(data);
  const { count = options.length, chosenCount = options.filter(Boolean).length } = value;
  return { count: Number(count), chosenCount: Number(chosenCount), data };
}

/** Events of a variations form, of tabs and reviews. See contract/variations.md#events. */
export const productPageEvents = {
  /** A form is taken over and looked at for the first time. On the form. jQuery: the controller. */
  wc_variation_form: definePositional<{ controller: object }>({ controller: record }),
  /** Asks for a full lookup, or tells of one. On the form. jQuery: `{count, chosenCount, data}`, may be missing. */
  check_variations: defineEvent<{ readonly chosen: ChosenAttributes | undefined }>({
    toArguments: ({ chosen }) => (chosen ? [chosen] : []),
    fromArguments: ([chosen]) => ({ chosen: chosenOf(chosen) }),
  }),
  /** Asks the form to read its variations again. On the form. */
  reload_product_variations: bare,
  /** Asks for, or tells of, a rebuild of the options. On the form. jQuery: the variations. */
  update_variation_values: defineEvent<{ readonly variations: readonly VariationData[] | undefined }>({
    toArguments: ({ variations }) => (variations ? [variations] : []),
    fromArguments: ([variations]) => ({
      variations: Array.isArray(variations) ? variations.filter(isRecord) : undefined,
    }),
  }),
  /** Options were rebuilt (embedded list only). On the form. */
  woocommerce_update_variation_values: bare,
  /** A select changed, before the lookup (embedded list only). On the form. */
  woocommerce_variation_select_change: bare,
  /** A select changed, after the lookup was started. On the form. */
  woocommerce_variation_has_changed: bare,
  /** A full choice matches. On the form. jQuery: the variation. */
  found_variation: definePositional<{ variation: VariationData }>({ variation: record }),
  /** The variation's block is in place. On `.single_variation`. jQuery: the variation, purchasable. */
  show_variation: definePositional<{ variation: VariationData; purchasable: boolean }>({
    variation: record,
    purchasable: flag,
  }),
  /** The variation's block is hidden. On `.single_variation`. */
  hide_variation: bare,
  /** Meta, image and block go back to the product's. On the form. */
  reset_data: bare,
  /** The main image goes back to the product's. On the form. */
  reset_image: bare,
  /** The reset is announced. On the form. */
  announce_reset: bare,
  /** The announcement is emptied. On the form. */
  clear_reset_announcement: bare,
  /** The first select gets focus. On the form. */
  reset_focus: bare,
  /** Tabs or stars are set up; raise it where they were inserted. On `.wc-tabs-wrapper`, `.woocommerce-tabs`, `#rating`. */
  init: bare,
};
