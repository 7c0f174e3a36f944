import type { Cart } from '../../shop/cart';
import { type FragmentContext, miniCart } from '../../shop/fragments';
import type { Theme } from '../../shop/theme';

const content = (cart: Cart, context: FragmentContext): string =>
  `<div class="cart-drawer__content">${miniCart(cart, context)}</div>`;

const count = (cart: Cart): string => `<span class="cart-toggle__count">${cart.count()}</span>`;

/** The cart is in a drawer, whose markup is the theme's own; the script clones the header's menu for phones. */
export const drawer: Theme = {
  name: 'drawer',
  values: visit => ({
    drawer_content: content(visit.session.cart, visit),
    drawer_count: count(visit.session.cart),
  }),
  fragments: (cart, context) => ({
    'div.cart-drawer__content': content(cart, context),
    'span.cart-toggle__count': count(cart),
  }),
};
