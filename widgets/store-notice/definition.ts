import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/wakes';

export const definition = {
  name: 'store-notice',
  markers: '.woocommerce-store-notice',
  wakes: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
