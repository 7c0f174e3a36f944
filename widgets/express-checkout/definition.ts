import { bus } from '../../src/core/bus/bus';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { conflictWith } from '../../src/loader/conflictWith';
import { type Definition, type HydrationReason, loadTogether } from '../../src/loader/definition';
import { whenIdle, whenVisible, where } from '../../src/loader/hydrateWhen';

const isOfCheckout = () => readGlobal('wcpayExpressCheckoutParams')?.button_context === 'checkout';

/** Hydrates when the shop has reviewed the order for the first time: only then its amount is right. */
const whenReviewed: HydrationReason = (_marker, hydrate, signal) =>
  void bus.on('updated_checkout', () => hydrate(), { signal });

export const definition = {
  name: 'express-checkout',
  markers: '.wcpay-express-checkout-wrapper',
  hydrateWhen: [
    where(isOfCheckout, whenReviewed),
    where(() => !isOfCheckout(), whenVisible),
    // Without the widget the place is empty.
    where(() => !isOfCheckout(), whenIdle),
  ],
  conflicts: () =>
    ['express-checkout', 'tokenized-express-checkout']
      .map(file =>
        conflictWith("the payment plugin's own script of wallet buttons", `woocommerce-payments/dist/${file}`),
      )
      .find(Boolean),
  chunkDecides: true,
  load: () =>
    loadTogether(
      import('./index'),
      import('../../src/core/provider/settings'),
      import('../../src/core/provider/paying/standing'),
    ),
} satisfies Definition;
