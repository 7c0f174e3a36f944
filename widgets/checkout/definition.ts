import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/wakes';

export const definition = {
  name: 'checkout',
  markers: 'form.checkout.woocommerce-checkout, form#order_review',
  wakes: [atOnce],
  controls:
    '#place_order, a.woocommerce-terms-and-conditions-link, a.woocommerce-remove-coupon, a.showcoupon, a.showlogin',
  elsewhere: 'a.showcoupon, a.showlogin, form.checkout_coupon',
  load: () => import('./index'),
} satisfies Definition;
