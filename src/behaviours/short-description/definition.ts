import type { Definition } from '../../loader/definition';
import { whenIdle, whenVisible } from '../../loader/wakes';

export const definition = {
  name: 'short-description',
  markers: '.woocommerce-product-details__short-description',
  wakes: [whenVisible, whenIdle],
  load: () => import('./index'),
} satisfies Definition;
