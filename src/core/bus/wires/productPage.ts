import type { ChosenAttributes } from '../events';
import type { GalleryEvents, ProductPageEvents } from '../events/productPage';
import type { VariationEvents } from '../events/variation';
import { bare, isRecord, text, type WireTable } from '../wire';

/** A script may count in its own way, to have a choice looked at as whole or as open. Source: contract 3.6. */
function chosenOf(value: unknown): ChosenAttributes | undefined {
  if (!isRecord(value) || !isRecord(value.data)) return undefined;
  const data: Record<string, string> = {};
  for (const [name, option] of Object.entries(value.data)) data[name] = text(option);
  const options = Object.values(data);
  const { count = options.length, chosenCount = options.filter(Boolean).length } = value;
  return { count: Number(count), chosenCount: Number(chosenCount), data };
}

/** Events of variation forms, galleries, tabs and reviews. */
export const productPageWires: WireTable<VariationEvents & Omit<ProductPageEvents, keyof GalleryEvents>> = {
  wc_variation_form: {
    toArguments: ({ controller }) => [controller],
    fromArguments: ([controller]) => (isRecord(controller) ? { controller } : undefined),
  },
  check_variations: {
    toArguments: ({ chosen }) => (chosen ? [chosen] : []),
    fromArguments: ([chosen]) => ({ chosen: chosenOf(chosen) }),
  },
  reload_product_variations: bare,
  update_variation_values: {
    toArguments: ({ variations }) => (variations ? [variations] : []),
    fromArguments: ([variations]) => ({
      variations: Array.isArray(variations) ? variations.filter(isRecord) : undefined,
    }),
  },
  woocommerce_update_variation_values: bare,
  woocommerce_variation_select_change: bare,
  woocommerce_variation_has_changed: bare,
  found_variation: {
    toArguments: ({ variation }) => [variation],
    fromArguments: ([variation]) => (isRecord(variation) ? { variation } : undefined),
  },
  show_variation: {
    toArguments: ({ variation, purchasable }) => [variation, purchasable],
    fromArguments: ([variation, purchasable]) =>
      isRecord(variation) ? { variation, purchasable: Boolean(purchasable) } : undefined,
  },
  hide_variation: bare,
  reset_data: bare,
  reset_image: bare,
  announce_reset: bare,
  clear_reset_announcement: bare,
  reset_focus: bare,
  init: bare,
};
