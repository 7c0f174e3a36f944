import { type Definition, loadTogether } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'checkout',
  markers: 'form.checkout.woocommerce-checkout, form#order_review',
  hydrateWhen: [atOnce],
  controls:
    '#place_order, a.woocommerce-terms-and-conditions-link, .woocommerce-remove-coupon, a.showcoupon, a.showlogin',
  elsewhere: 'a.showcoupon, a.showlogin, form.checkout_coupon',
  load: () => loadTogether(import('./index'), import('../../src/core/provider/paying/standing')),
} satisfies Definition;
