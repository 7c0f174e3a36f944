import { clashWithFile } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { PAYMENT_METHODS } from '../../src/loader/knownNames';
import { unknownName } from '../../src/loader/unknownName';
import { atOnce } from '../../src/loader/wakes';

const PLACE = '.wcpay-upe-element';
const NOTICES = '.woocommerce-notices-wrapper';

/** A payment method of the settings, or with a place on the page, that the widget can't take. */
function unknownMethod(): string | undefined {
  const places = [...document.querySelectorAll<HTMLElement>(PLACE)];
  const types = places.map(({ dataset }) => dataset.paymentMethodType ?? '');
  return unknownName(PAYMENT_METHODS) ?? types.find(type => !PAYMENT_METHODS.names.includes(type));
}

export const definition = {
  name: 'card-payment',
  markers: `${PLACE}, .wc-saved-payment-methods, ${NOTICES}`,
  // Notices stand for a page whose address asks to confirm a payment; it need not have a card's place.
  markerOf: found => (found.matches(NOTICES) && !location.hash.startsWith('#wcpay-confirm-') ? null : found),
  wakes: [atOnce],
  // One script has them all: it keeps them where one is not known here.
  cannot: () => {
    const method = unknownMethod();
    return method && `the page takes the payment method “${method}”, which is not known here`;
  },
  clash: marker =>
    marker.matches('.wc-saved-payment-methods')
      ? undefined
      : clashWithFile("the payment plugin's own script", 'woocommerce-payments/dist/checkout'),
  load: async () => {
    // What payments share is in a chunk of its own: both are asked for together.
    const [widget] = await Promise.all([import('./index'), import('../../src/core/provider/settings')]);
    return widget;
  },
} satisfies Definition;
