import { clashWithAddToCart } from '../../src/loader/clashWith';
import type { Definition } from '../../src/loader/definition';
import { whenCartHasItems } from '../../src/loader/wakes';

export const definition = {
  name: 'mini-cart',
  markers: '.widget_shopping_cart_content',
  wakes: [whenCartHasItems],
  controls: '.remove_from_cart_button',
  clash: clashWithAddToCart,
  load: () => import('./index'),
} satisfies Definition;
