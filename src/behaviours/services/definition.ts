import type { Definition } from '../../loader/definition';
import { atOnce } from '../../loader/wakes';

export const definition = {
  name: 'services',
  markers: '#shop-services',
  wakes: [atOnce],
  load: () => import('./index'),
} satisfies Definition;
