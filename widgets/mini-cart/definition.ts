import { conflictWithAddToCart } from '../../src/loader/conflictWith';
import type { Definition } from '../../src/loader/definition';
import { whenCartHasItems } from '../../src/loader/hydrateWhen';

const LINK = '.remove_from_cart_button';
/** The element of a mini-cart: the shop's widget, a theme's drawer around the shop's list, or the element around a link. */
const AROUND = ['.widget_shopping_cart_content', '.woocommerce-mini-cart', 'ul, ol, table'];

/** Every mini-cart, and remove links anywhere, as the shop's script handles them. */
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
