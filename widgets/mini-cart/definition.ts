import { conflictWithAddToCart } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { whenCartHasItems } from '../../src/loader/hydrateWhen';

const LINK = '.remove_from_cart_button';
/** What is one mini-cart: the shop's widget, a theme's drawer around the shop's list, or what is around a link alone. */
const AROUND = ['.widget_shopping_cart_content', '.woocommerce-mini-cart', 'ul, ol, table'];

/** Every mini-cart, and remove links wherever they are, as the shop's script hears them. Source: contract 6.6. */
export const definition = {
  name: 'mini-cart',
  markers: `.widget_shopping_cart_content, .woocommerce-mini-cart, ${LINK}`,
  markerOf(found) {
    const around = AROUND.map(selector => found.closest(selector)).find(Boolean);
    return around ?? found.parentElement;
  },
  hydrateWhen: [whenCartHasItems],
  controls: LINK,
  conflicts: conflictWithAddToCart,
  load: () => import('./index'),
} satisfies Definition;
