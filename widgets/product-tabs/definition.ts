import { clashWithProductPage } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/wakes';

export const definition = {
  name: 'product-tabs',
  markers: '.wc-tabs-wrapper, .woocommerce-tabs:not(.wc-tabs-wrapper)',
  // Later, the page would grow shorter under the reader when the other panels go.
  wakes: [atOnce],
  controls: '.wc-tabs a, ul.tabs a',
  clash: clashWithProductPage,
  load: () => import('./index'),
} satisfies Definition;
