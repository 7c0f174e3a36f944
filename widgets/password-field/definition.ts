import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/wakes';

export const definition = {
  name: 'password-field',
  markers: '.woocommerce form [type=password]',
  wakes: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
