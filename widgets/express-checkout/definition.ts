import { bus } from '../../src/core/bus/bus';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { conflictWith } from '../../src/loader/conflictWith';
import type { Definition, HydrationReason } from '../../src/loader/definition';
import { whenIdle, whenVisible, where } from '../../src/loader/hydrateWhen';

const isOfCheckout = () => readGlobal('wcpayExpressCheckoutParams')?.button_context === 'checkout';

/** When the shop has looked at the order for the first time: only then its amount is right. Source: add-on contract 8.8. */
const whenReviewed: HydrationReason = (_marker, hydrate, signal) =>
  void bus.on('updated_checkout', () => hydrate(), { signal });

export const definition = {
  name: 'express-checkout',
  markers: '.wcpay-express-checkout-wrapper',
  hydrateWhen: [
    where(isOfCheckout, whenReviewed),
    where(() => !isOfCheckout(), whenVisible),
    // There is nothing to see of it until it works.
    where(() => !isOfCheckout(), whenIdle),
  ],
  conflicts: () =>
    conflictWith("the payment plugin's own script of wallet buttons", 'woocommerce-payments/dist/express-checkout') ??
    conflictWith(
      "the payment plugin's own script of wallet buttons",
      'woocommerce-payments/dist/tokenized-express-checkout',
    ),
  chunkDecides: true,
  load: async () => {
    // What payments share is in chunks of their own: all are asked for together.
    const [widget] = await Promise.all([
      import('./index'),
      import('../../src/core/provider/settings'),
      import('../../src/core/provider/paying/standing'),
    ]);
    return widget;
  },
} satisfies Definition;
