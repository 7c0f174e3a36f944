import type { ShopEvents, WidgetEvents } from '../events';
import type { CartEvents } from '../events/cart';
import { fragmentsOf } from '../fragments';
import { elementOf } from '../jquery';
import { bare, buttonOnly, isRecord, text, type Wire, type WireTable } from '../wire';

const change: Wire<ShopEvents['added_to_cart']> = {
  toArguments: ({ fragments, cartHash, button, trigger_lock }, wrap) => [
    fragments,
    cartHash,
    ...(trigger_lock ? [button ? wrap(button) : false, true] : [button && wrap(button)]),
  ],
  fromArguments: ([fragments, cartHash, button, lock]) => ({
    fragments: fragmentsOf(fragments),
    cartHash: text(cartHash),
    button: elementOf(button),
    ...(lock === true && { trigger_lock: true }),
  }),
};

const widgetOnMarker: Wire<ShopEvents['shop_widgets_mounted']> = {
  toArguments: ({ widget, marker }) => [widget, marker],
  fromArguments: () => undefined,
};

/** Events of the cart and of the bundle itself. */
export const cartWires: WireTable<CartEvents & WidgetEvents> = {
  adding_to_cart: {
    toArguments: ({ button, data }, wrap) => [wrap(button), data],
    fromArguments: ([button, data]) => ({ button: elementOf(button), data: isRecord(data) ? data : {} }),
  },
  'ajax_request_not_sent.adding_to_cart': {
    toArguments: ({ button }, wrap) => [false, false, wrap(button)],
    fromArguments: ([, , button]) => ({ button: elementOf(button) }),
  },
  added_to_cart: change,
  removed_from_cart: change,
  wc_cart_button_updated: buttonOnly,
  wc_fragments_loaded: bare,
  wc_fragments_refreshed: bare,
  wc_fragments_ajax_error: bare,
  wc_fragment_refresh: bare,
  updated_wc_div: bare,
  wc_update_cart: bare,
  item_removed_from_classic_cart: bare,
  shop_widgets_mounted: widgetOnMarker,
  shop_widgets_unmounted: widgetOnMarker,
  shop_widgets_error: {
    toArguments: ({ where, message, level, cause }) => [where, message, level, cause],
    fromArguments: () => undefined,
  },
};
