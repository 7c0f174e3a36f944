import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'checkout',
  markers: 'form.checkout.woocommerce-checkout, form#order_review',
  hydrateWhen: [atOnce],
  controls:
    '#place_order, a.woocommerce-terms-and-conditions-link, a.woocommerce-remove-coupon, a.showcoupon, a.showlogin',
  elsewhere: 'a.showcoupon, a.showlogin, form.checkout_coupon',
  load: async () => {
    // What is known of payments that fail is in a chunk of its own: both are asked for together.
    const [widget] = await Promise.all([import('./index'), import('../../src/core/provider/paying/standing')]);
    return widget;
  },
} satisfies Definition;
