import type { Definition } from '../../loader/definition';
import { whenIdle, whenVisible } from '../../loader/hydrateWhen';

export const definition = {
  name: 'short-description',
  markers: '.woocommerce-product-details__short-description',
  hydrateWhen: [whenVisible, whenIdle],
  load: () => import('./index'),
} satisfies Definition;
