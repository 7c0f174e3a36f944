import type { Definition } from '../../loader/definition';
import { atOnce, where } from '../../loader/hydrateWhen';

const RESULT_COUNT = '.woocommerce-result-count';

/** Whether the page's count is of a choice that was made, and no filter of blocks announces it. Source: contract 12. */
const announcesAgain = (): boolean =>
  location.search !== '' && document.querySelector('[data-wp-interactive="woocommerce/product-filters"]') === null;

export const definition = {
  name: 'product-list',
  markers: `form.woocommerce-ordering, ${RESULT_COUNT}`,
  markerOf: found => (found.matches(RESULT_COUNT) && !announcesAgain() ? null : found),
  hydrateWhen: [where(marker => marker.matches(RESULT_COUNT), atOnce)],
  controls: 'select.orderby',
  load: () => import('./index'),
} satisfies Definition;
