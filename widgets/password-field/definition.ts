import type { Definition } from '../../src/loader/definition';
import { atOnce } from '../../src/loader/hydrateWhen';

export const definition = {
  name: 'password-field',
  markers: '.woocommerce form [type=password]',
  hydrateWhen: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
