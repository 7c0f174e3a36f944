import { hearFirstReview } from '../../src/core/provider/firstReview';
import { conflictWith } from '../../src/loader/conflictWith';
import { type Definition, type HydrationReason, loadTogether } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/hydrateWhen';

const PLACE = '.wcpay-upe-element';
const NOTICES = '.woocommerce-notices-wrapper';

let isHearing = false;
const hearReview: HydrationReason = () => {
  if (!isHearing) hearFirstReview();
  isHearing = true;
};

export const definition = {
  name: 'card-payment',
  markers: `${PLACE}, .wc-saved-payment-methods, ${NOTICES}`,
  // Notices stand for a page whose address asks to confirm a payment; it need not have a card's place.
  markerOf: found => (found.matches(NOTICES) && !location.hash.startsWith('#wcpay-confirm-') ? null : found),
  hydrateWhen: [hearReview, atOnce],
  conflicts: marker =>
    marker.matches('.wc-saved-payment-methods')
      ? undefined
      : conflictWith("the payment plugin's own script", 'woocommerce-payments/dist/checkout'),
  chunkDecides: true,
  load: () =>
    loadTogether(
      import('./index'),
      import('../../src/core/provider/settings'),
      import('../../src/core/provider/paying/standing'),
      import('../../src/core/provider/looks/looks'),
    ),
} satisfies Definition;
