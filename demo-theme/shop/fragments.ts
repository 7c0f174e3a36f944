import { bundleClasses, type Cart, type CartItem, itemLink, itemName, unitPrice } from './cart';
import { attributes, escapeHtml } from './html';
import { amountHtml } from './money';
import { thumbnail } from './pictures';
import type { Plugin } from './plugins';
import { itemCount, removedText } from './texts';
import type { Theme } from './theme';

/** The shop's values that fragments need. */
export interface FragmentContext {
  /** Address of the shop without a trailing slash. */
  base: string;
  nonce: string;
  theme: Theme | undefined;
  plugins: readonly Plugin[];
}

/** Posted extra fields of an item as the cart prints them. */
export function itemDataHtml(item: CartItem): string {
  const rows = Object.entries(item.data).map(
    ([name, value]) =>
      `<dt class="variation-${escapeHtml(name)}">${escapeHtml(name)}:</dt><dd class="variation-${escapeHtml(name)}"><p>${escapeHtml(value)}</p></dd>`,
  );
  return rows.length > 0 ? `<dl class="variation">${rows.join('')}</dl>` : '';
}

/** Address that removes an item without script. */
export const removeLink = (item: CartItem, { base, nonce }: Pick<FragmentContext, 'base' | 'nonce'>): string =>
  `${base}/cart/?remove_item=${item.key}&_wpnonce=${nonce}`;

function miniCartItem(item: CartItem, context: FragmentContext): string {
  const name = itemName(item);
  const remove = attributes({
    role: 'button',
    href: removeLink(item, context),
    class: 'remove remove_from_cart_button',
    'aria-label': `Odstrani »${name}« iz košarice`,
    'data-product_id': item.sellable.product.id,
    'data-cart_item_key': item.key,
    'data-product_sku': item.sellable.variation?.sku || item.sellable.product.sku,
    'data-success_message': removedText(name),
  });
  const picture = item.sellable.variation?.picture ?? item.sellable.product.pictures[0];
  return `<li class="woocommerce-mini-cart-item mini_cart_item${bundleClasses(item)}">
      ${item.bundled ? '' : `<a${remove}>&times;</a>`}
      <a href="${escapeHtml(context.base + itemLink(item))}">${thumbnail(picture, '')}${escapeHtml(name)}</a>
      ${itemDataHtml(item)}
      <span class="quantity">${item.quantity} &times; ${item.bundled ? 'v kompletu' : amountHtml(unitPrice(item))}</span>
    </li>`;
}

/** Returns the lines of a mini-cart with their total and buttons, or the text of an empty one. */
export function miniCart(cart: Cart, context: FragmentContext): string {
  if (cart.items().length === 0) {
    return '<p class="woocommerce-mini-cart__empty-message">V košarici še ni izdelkov.</p>';
  }
  return `<ul class="woocommerce-mini-cart cart_list product_list_widget">
    ${cart
      .items()
      .map(item => miniCartItem(item, context))
      .join('\n    ')}
  </ul>
  <p class="woocommerce-mini-cart__total total"><strong>Vmesni znesek:</strong> ${amountHtml(cart.subtotal())}</p>
  <p class="woocommerce-mini-cart__buttons buttons"><a href="${context.base}/cart/" class="button wc-forward">Ogled košarice</a><a href="${context.base}/checkout/" class="button checkout wc-forward">Na blagajno</a></p>`;
}

/** Header link with the total and the number of pieces. */
export const cartContentsLink = (cart: Cart, { base }: Pick<FragmentContext, 'base'>): string =>
  `<a class="cart-contents" href="${base}/cart/" title="Ogled košarice">${amountHtml(cart.subtotal())} <span class="count">${itemCount(cart.count())}</span></a>`;

/** The fragments map: selector to outer HTML; themes add parts of their own. */
export const fragments = (cart: Cart, context: FragmentContext): Record<string, string> => ({
  'div.widget_shopping_cart_content': `<div class="widget_shopping_cart_content">\n  ${miniCart(cart, context)}\n</div>`,
  'a.cart-contents': cartContentsLink(cart, context),
  ...context.theme?.fragments?.(cart, context),
  ...Object.assign({}, ...context.plugins.map(plugin => plugin.fragments?.(cart))),
});
