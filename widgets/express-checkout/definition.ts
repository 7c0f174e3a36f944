import { bus } from '../../src/core/bus/bus';
import { readGlobal } from '../../src/core/config/shopGlobals';
import { clashWith } from '../../src/loader/clashWith';
import type { Definition, Wake } from '../../src/loader/definition';
import { whenIdle, whenVisible, where } from '../../src/loader/wakes';

const isOfCheckout = () => readGlobal('wcpayExpressCheckoutParams')?.button_context === 'checkout';

/** When the shop has looked at the order for the first time: only then its amount is right. Source: add-on contract 8.8. */
const whenReviewed: Wake = (_marker, wake, signal) => void bus.on('updated_checkout', () => wake(), { signal });

export const definition = {
  name: 'express-checkout',
  markers: '.wcpay-express-checkout-wrapper',
  wakes: [
    where(isOfCheckout, whenReviewed),
    where(() => !isOfCheckout(), whenVisible),
    // There is nothing to see of it until it works.
    where(() => !isOfCheckout(), whenIdle),
  ],
  clash: () =>
    clashWith("the payment plugin's own script of wallet buttons", 'woocommerce-payments/dist/express-checkout') ??
    clashWith(
      "the payment plugin's own script of wallet buttons",
      'woocommerce-payments/dist/tokenized-express-checkout',
    ),
  asksChunk: true,
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
