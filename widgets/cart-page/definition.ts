import { findCartPage } from '../../src/core/findElements';
import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'cart-page',
  markers: '.woocommerce-cart-form, .wc-empty-cart-message, .cart_totals',
  // The parts themselves are replaced at every change.
  markerOf: findCartPage,
  hydrateWhen: [atOnce],
  controls:
    '.product-remove > a, a.woocommerce-remove-coupon, a.restore-item, .shipping-calculator-button, [type="submit"]',
  load: () => import('./index'),
} satisfies Definition;
