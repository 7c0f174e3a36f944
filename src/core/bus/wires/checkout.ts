import type { ShopEvents } from '../events';
import type { CheckoutEvents } from '../events/checkout';
import { elementOf } from '../jquery';
import { bare, isRecord, text, type Wire, type WireTable } from '../wire';

const coupon: Wire<ShopEvents['applied_coupon_in_checkout']> = {
  toArguments: ({ code }) => [code],
  fromArguments: ([code]) => ({ code: text(code) }),
};

/** Events of the checkout. Source: storefront contract 18.6. */
export const checkoutWires: WireTable<CheckoutEvents> = {
  init_checkout: bare,
  update_checkout: {
    toArguments: (args, wrap) => {
      if (!Object.keys(args).length) return [];
      return [args.current_target ? { ...args, current_target: wrap(args.current_target) } : args];
    },
    fromArguments: ([args]) => {
      if (!isRecord(args)) return {};
      return {
        ...(args.update_shipping_method !== undefined && {
          update_shipping_method: args.update_shipping_method !== false,
        }),
        ...(args.current_target !== undefined && { current_target: elementOf(args.current_target) }),
      };
    },
  },
  updated_checkout: { toArguments: ({ answer }) => [answer], fromArguments: ([answer]) => ({ answer }) },
  payment_method_selected: bare,
  checkout_error: { toArguments: ({ html }) => [html], fromArguments: ([html]) => ({ html: text(html) }) },
  applied_coupon_in_checkout: coupon,
  removed_coupon_in_checkout: coupon,
  wc_custom_place_order_button_registered: {
    toArguments: ({ id }) => [id],
    fromArguments: ([id]) => ({ id: text(id) }),
  },
};
