import { redirect } from './answers';
import { bundleClasses, type CartItem, itemLink, itemName, lineTotal, unitPrice } from './cart';
import { itemDataHtml, removeLink } from './fragments';
import { attributes, escapeHtml } from './html';
import { amountHtml } from './money';
import { errorNotice, successNotice } from './notices';
import type { PageParts } from './pageAnswer';
import { thumbnail } from './pictures';
import { quantityHtml } from './quantity';
import type { Visit } from './visit';

function cartRow(item: CartItem, visit: Visit): string {
  const name = itemName(item);
  const { product, variation } = item.sellable;
  const stock = variation?.stock ?? ('stock' in product ? product.stock : { quantity: null });
  const remove = attributes({
    role: 'button',
    href: removeLink(item, visit),
    class: 'remove',
    'aria-label': `Odstrani »${name}« iz košarice`,
    'data-product_id': product.id,
    'data-product_sku': variation?.sku || product.sku,
  });
  const quantity = item.bundled
    ? String(item.quantity)
    : quantityHtml({
        id: `quantity_${item.key}`,
        name: `cart[${item.key}][qty]`,
        value: String(item.quantity),
        min: product.soldIndividually ? 1 : 0,
        max: product.soldIndividually ? 1 : stock.quantity === null || stock.backorders ? '' : stock.quantity,
        productName: name,
      });
  const link = escapeHtml(itemLink(item));
  return `<tr class="woocommerce-cart-form__cart-item cart_item${bundleClasses(item)}">
  <td class="product-remove">${item.bundled ? '' : `<a${remove}>&times;</a>`}</td>
  <td class="product-thumbnail">${thumbnail(variation?.picture ?? product.pictures[0], '')}</td>
  <td role="rowheader" class="product-name" data-title="Izdelek"><a href="${link}">${escapeHtml(name)}</a>${itemDataHtml(item)}</td>
  <td class="product-price" data-title="Cena">${item.bundled ? '' : amountHtml(unitPrice(item))}</td>
  <td class="product-quantity" data-title="Količina">${quantity}${product.soldIndividually ? '1' : ''}</td>
  <td class="product-subtotal" data-title="Skupaj">${item.bundled ? '' : amountHtml(lineTotal(item))}</td>
</tr>`;
}

const shippingRow = (cents: number): string =>
  `<tr class="woocommerce-shipping-totals shipping"><th scope="row">Dostava</th><td data-title="Dostava"><ul id="shipping_method" class="woocommerce-shipping-methods"><li><input type="hidden" name="shipping_method[0]" data-index="0" id="shipping_method_0_flat_rate1" value="flat_rate:1" class="shipping_method"><label for="shipping_method_0_flat_rate1">Dostava na dom: ${amountHtml(cents)}</label></li></ul></td></tr>`;

/** The cart page as it is now. */
export function cartPage(visit: Visit): PageParts {
  const { cart } = visit.session;
  const common = { is_cart: '1', mini_cart: '' };
  if (cart.items().length === 0) return { file: 'cart-empty', title: 'Košarica', values: common };
  const shipping = cart.shipping();
  const values = {
    ...common,
    nonce: visit.nonce,
    rows: cart
      .items()
      .map(item => cartRow(item, visit))
      .join('\n'),
    subtotal: amountHtml(cart.subtotal()),
    shipping: shipping > 0 ? shippingRow(shipping) : '',
    total: amountHtml(cart.subtotal() + shipping),
  };
  return { file: 'cart', title: 'Košarica', values };
}

/** Links of the cart page that change it: remove and undo. `undefined` when the address asks for neither. */
export function cartLink({ url, session, nonce }: Visit): Response | undefined {
  const query = url.searchParams;
  const removeKey = query.get('remove_item');
  const undoKey = query.get('undo_item');
  if (removeKey === null && undoKey === null) return undefined;
  if (query.get('_wpnonce') !== nonce) return redirect('/cart/');
  if (removeKey !== null) {
    const item = session.cart.remove(removeKey);
    if (item) {
      const undo = `<a href="/cart/?undo_item=${item.key}&amp;_wpnonce=${nonce}" class="restore-item">Razveljavi?</a>`;
      session.notices.push(successNotice(`Izdelek »${itemName(item)}« je odstranjen.`, undo));
    }
    return redirect('/cart/?removed_item=1');
  }
  session.cart.restore(undoKey ?? '');
  return redirect('/cart/');
}

/** The posted cart form: sets the quantities, answers with a redirect when the update button was used. */
export function updateCart({ fields, session, nonce }: Visit): Response | undefined {
  if (fields['woocommerce-cart-nonce'] !== nonce) return undefined;
  const errors: string[] = [];
  for (const item of session.cart.items()) {
    const text = fields[`cart[${item.key}][qty]`];
    const quantity = Number(text);
    if (text === undefined || text === '' || !Number.isInteger(quantity)) continue;
    const refusal = session.cart.setQuantity(item.key, quantity);
    if (refusal) errors.push(refusal.message);
  }
  if (!('update_cart' in fields)) return undefined;
  session.notices.push(errors.length > 0 ? errorNotice(errors) : successNotice('Košarica je posodobljena.'));
  return redirect('/cart/');
}
