import { readGlobal } from '../../core/config/shopGlobals';
import { conflictWith } from '../../loader/conflictWith';
import type { Definition } from '../../loader/definition';
import { atOnce } from '../../loader/hydrateWhen';

export const definition = {
  name: 'order-attribution',
  markers: 'html',
  // Nothing in the page is touched.
  markerOf: page => (readGlobal('wc_order_attribution') ? page : null),
  hydrateWhen: [atOnce],
  conflicts: () =>
    conflictWith(
      "the shop's own attribution script",
      'woocommerce/assets/js/frontend/order-attribution',
      () => readGlobal('wc_order_attribution')?.setOrderTracking,
    ),
  load: () => import('./index'),
} satisfies Definition;
