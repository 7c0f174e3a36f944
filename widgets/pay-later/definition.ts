import { readGlobal } from '../../src/core/config/shopGlobals';
import { conflictWith } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { atOnce, whenIdle, whenVisible, where } from '../../src/loader/hydrateWhen';

/** The place of a message in the summary of a product or in the cart's totals. Source: add-on contract 10.1. */
export const definition = {
  name: 'pay-later',
  markers: 'div#payment-method-message',
  markerOf: found => (readGlobal('wcpayStripeSiteMessaging') ? found : null),
  conflicts: () =>
    conflictWith("the payment plugin's own script", 'woocommerce-payments/dist/product-details') ??
    conflictWith("the payment plugin's own script", 'woocommerce-payments/dist/cart'),
  // The page tells the cart's total as it was when it was loaded.
  hydrateWhen: [where(marker => marker.closest('.cart_totals') !== null, atOnce), whenVisible, whenIdle],
  load: async () => {
    // What payments share is in chunks of their own: all are asked for together.
    const [widget] = await Promise.all([
      import('./index'),
      import('../../src/core/provider/settings'),
      import('../../src/core/provider/paying/standing'),
      import('../../src/core/provider/looks/looks'),
    ]);
    return widget;
  },
} satisfies Definition;
