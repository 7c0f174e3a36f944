import type { Cart } from '../../shop/cart';
import { escapeHtml } from '../../shop/html';
import { listButton, productClasses, productPriceHtml, saleMark } from '../../shop/listPage';
import { thumbnail } from '../../shop/pictures';
import { type Product, productPath } from '../../shop/product';
import { itemCount } from '../../shop/texts';
import type { Theme } from '../../shop/theme';
import type { Visit } from '../../shop/visit';

/** The block that opens the cart; without scripts it leads there. */
const miniCartBlock = (cart: Cart): string =>
  `<div data-block-name="woocommerce/mini-cart" class="wc-block-mini-cart wp-block-woocommerce-mini-cart"><a href="/cart/" class="wc-block-mini-cart__button" aria-label="Košarica: ${itemCount(cart.count())}">Košarica <span class="wc-block-mini-cart__quantity-badge"><span class="wc-block-mini-cart__badge">${cart.count()}</span></span></a></div>`;

/** A product of the product collection. On the shop's page its button is the block's own, which no other script serves. */
function row(product: Product, { products, url }: Visit): string {
  const isOwn = url.pathname === '/shop/';
  const classes = `wp-block-button__link wp-element-button wc-block-components-product-button__button${isOwn ? ' wc-interactive' : ''}`;
  const button = listButton(product, url.pathname).replace('class="button', `class="${classes}`);
  const path = productPath(product);
  return `<li class="wc-block-product ${productClasses(product, products)}">
  <div class="wc-block-components-product-image"><a href="${path}">${thumbnail(product.pictures[0], product.name)}</a>${saleMark(product, products)}</div>
  <h2 class="wp-block-post-title"><a href="${path}">${escapeHtml(product.name)}</a></h2>
  <div class="wp-block-woocommerce-product-price"><div class="wc-block-components-product-price price">${productPriceHtml(product, products)}</div></div>
  <div class="wp-block-button wc-block-components-product-button">${button}</div>
</li>`;
}

/** A block theme: the cart and the lists are blocks, and the pages have no `wc_add_to_cart_params`. */
export const blocks: Theme = {
  name: 'blocks',
  values: ({ session, storeNonce }) => ({
    site_start: '<div class="wp-site-blocks">',
    site_end: '</div>',
    mini_cart_block: miniCartBlock(session.cart),
    store_nonce: storeNonce(),
  }),
  row,
};
