import { hasPageGlobal } from '../../src/core/config/pageGlobal';
import { findCartPage } from '../../src/core/findElements';
import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/hydrateWhen';

/** Themes print the shop's message of an empty cart in their headers: only the page itself tells. */
const isCartPage = () => document.body.matches('.woocommerce-cart') || hasPageGlobal('wc_cart_params');

export const definition = {
  name: 'cart-page',
  markers: '.woocommerce-cart-form, .wc-empty-cart-message, .cart_totals',
  // The parts themselves are replaced at every change.
  markerOf: part => (isCartPage() ? findCartPage(part) : null),
  hydrateWhen: [atOnce],
  controls:
    '.product-remove > a, a.woocommerce-remove-coupon, a.restore-item, .shipping-calculator-button, [type="submit"]',
  load: () => import('./index'),
} satisfies Definition;
