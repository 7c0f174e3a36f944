import { conflictWithProductPage } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'product-tabs',
  markers: '.wc-tabs-wrapper, .woocommerce-tabs:not(.wc-tabs-wrapper)',
  // Later, the page would grow shorter under the reader when the other panels go.
  hydrateWhen: [atOnce],
  controls: '.wc-tabs a, ul.tabs a',
  conflicts: conflictWithProductPage,
  load: () => import('./index'),
} satisfies Definition;
