import { readGlobal } from '../../core/config/shopGlobals';
import { clashWith } from '../../loader/clashWith';
import type { Definition } from '../../loader/definition';
import { atOnce } from '../../loader/wakes';

export const definition = {
  name: 'order-attribution',
  markers: 'html',
  // Nothing in the page is touched.
  markerOf: page => (readGlobal('wc_order_attribution') ? page : null),
  wakes: [atOnce],
  clash: () =>
    clashWith(
      "the shop's own attribution script",
      'woocommerce/assets/js/frontend/order-attribution',
      () => readGlobal('wc_order_attribution')?.setOrderTracking,
    ),
  load: () => import('./index'),
} satisfies Definition;
