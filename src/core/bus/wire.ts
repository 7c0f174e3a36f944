import type { ChosenAttributes, ShopEventName, ShopEvents, ShopQuestions, VariationData } from './events';
import { fragmentsOf } from './fragments';
import { elementOf } from './jquery';

/** Wraps an element for the listeners of one world: `$(element)` for jQuery, the element itself else. */
type Wrap = (element: HTMLElement | null) => unknown;

interface Wire<Payload> {
  /** The shop's positional arguments of a payload. Source: contract 2.4 and the event's section. */
  toArguments(payload: Payload, wrap: Wrap): unknown[];
  /** The payload of what another script sent, or undefined when it makes no sense. */
  fromArguments(args: readonly unknown[]): Payload | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A script may count in its own way, to have a choice looked at as whole or as open. Source: contract 3.6. */
function chosenOf(value: unknown): ChosenAttributes | undefined {
  if (!isRecord(value) || !isRecord(value.data)) return undefined;
  const data: Record<string, string> = {};
  for (const [name, option] of Object.entries(value.data)) data[name] = text(option);
  const options = Object.values(data);
  const { count = options.length, chosenCount = options.filter(Boolean).length } = value;
  return { count: Number(count), chosenCount: Number(chosenCount), data };
}

const bare: Wire<Readonly<Record<never, never>>> = { toArguments: () => [], fromArguments: () => ({}) };

const cartChange: Wire<ShopEvents['added_to_cart']> = {
  toArguments: ({ fragments, cartHash, button }, wrap) => [fragments, cartHash, button && wrap(button)],
  fromArguments: ([fragments, cartHash, button]) => ({
    fragments: fragmentsOf(fragments),
    cartHash: text(cartHash),
    button: elementOf(button),
  }),
};

const widgetOnMarker: Wire<ShopEvents['shop_widgets_mounted']> = {
  toArguments: ({ widget, marker }) => [widget, marker],
  fromArguments: () => undefined,
};

/** How each event travels to and from the page's own listeners. */
export const wires: { readonly [E in ShopEventName]: Wire<ShopEvents[E]> } = {
  adding_to_cart: {
    toArguments: ({ button, data }, wrap) => [wrap(button), data],
    fromArguments: ([button, data]) => ({ button: elementOf(button), data: isRecord(data) ? data : {} }),
  },
  'ajax_request_not_sent.adding_to_cart': {
    toArguments: ({ button }, wrap) => [false, false, wrap(button)],
    fromArguments: ([, , button]) => ({ button: elementOf(button) }),
  },
  added_to_cart: cartChange,
  removed_from_cart: cartChange,
  wc_cart_button_updated: {
    toArguments: ({ button }, wrap) => [wrap(button)],
    fromArguments: ([button]) => ({ button: elementOf(button) }),
  },
  wc_fragments_loaded: bare,
  wc_fragments_refreshed: bare,
  wc_fragments_ajax_error: bare,
  wc_fragment_refresh: bare,
  updated_wc_div: bare,
  wc_update_cart: bare,
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
      isRecord(variation)
        ? { variation: variation satisfies VariationData, purchasable: Boolean(purchasable) }
        : undefined,
  },
  hide_variation: bare,
  reset_data: bare,
  reset_image: bare,
  announce_reset: bare,
  clear_reset_announcement: bare,
  reset_focus: bare,
  woocommerce_gallery_reset_slide_position: bare,
  woocommerce_gallery_init_zoom: bare,
  shop_widgets_mounted: widgetOnMarker,
  shop_widgets_unmounted: widgetOnMarker,
  shop_widgets_error: {
    toArguments: ({ where, message, level, cause }) => [where, message, level, cause],
    fromArguments: () => undefined,
  },
};

/** The shop's positional arguments of each question. */
export const questionWires: {
  readonly [Q in keyof ShopQuestions]: Pick<Wire<ShopQuestions[Q]>, 'toArguments'>;
} = {
  'should_send_ajax_request.adding_to_cart': { toArguments: ({ button }, wrap) => [wrap(button)] },
};
