import { readGlobal } from '../../src/core/config/shopGlobals';
import { conflictWith } from '../../src/loader/conflictWith';
import { type Definition, loadTogether } from '../../src/loader/definition';
import { atOnce, whenIdle, whenVisible, where } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'pay-later',
  markers: 'div#payment-method-message',
  markerOf: found => (readGlobal('wcpayStripeSiteMessaging') ? found : null),
  conflicts: () =>
    conflictWith("the payment plugin's own script", 'woocommerce-payments/dist/product-details') ??
    conflictWith("the payment plugin's own script", 'woocommerce-payments/dist/cart'),
  // The page prints the cart's total of its load.
  hydrateWhen: [where(marker => marker.closest('.cart_totals') !== null, atOnce), whenVisible, whenIdle],
  load: () =>
    loadTogether(
      import('./index'),
      import('../../src/core/provider/settings'),
      import('../../src/core/provider/paying/standing'),
      import('../../src/core/provider/looks/looks'),
    ),
} satisfies Definition;
