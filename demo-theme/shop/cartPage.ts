import { addressConfig } from './addressConfig';
import { ajaxText, redirect } from './answers';
import { bundleClasses, type CartItem, itemLink, itemName, lineTotal, unitPrice } from './cart';
import { totalsHtml } from './cartTotals';
import { applyCoupon, type CouponAnswer, removeCoupon } from './coupons';
import { itemDataHtml, removeLink } from './fragments';
import { attributes, escapeHtml } from './html';
import { amountHtml } from './money';
import { errorNotice, successNotice } from './notices';
import type { PageParts } from './pageAnswer';
import { cartPayments } from './paying/markup';
import { thumbnail } from './pictures';
import { quantityHtml } from './quantity';
import { COUNTRIES, chooseRate } from './shippingRates';
import { render } from './template';
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

/** The cart page as it is now. */
export function cartPage(visit: Visit): PageParts {
  const { cart } = visit.session;
  const common = {
    is_cart: '1',
    mini_cart: '',
    product_config: render('partials/config-cart', { nonce: visit.nonce }) + addressConfig(),
    footer_config: cartPayments(visit),
  };
  if (cart.items().length === 0) return { file: 'cart-empty', title: 'Košarica', values: common };
  const rows = cart.items().map(item => cartRow(item, visit));
  const values = { ...common, nonce: visit.nonce, rows: rows.join('\n'), totals: totalsHtml(visit) };
  return { file: 'cart', title: 'Košarica', values };
}

/** Links of the cart page that change it: remove, undo, remove a coupon. `undefined` when the address asks for none. */
export function cartLink({ url, session, nonce }: Visit): Response | undefined {
  const query = url.searchParams;
  const coupon = query.get('remove_coupon');
  if (coupon !== null) {
    session.notices.push(couponNotice(removeCoupon(session.cart, coupon)));
    return redirect('/cart/');
  }
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

/** A posted form of the cart page. `undefined`: the page as it is answers it. */
export function cartForm(visit: Visit): Response | undefined {
  return 'calc_shipping' in visit.fields ? calculateShipping(visit) : updateCart(visit);
}

/** The cart form: sets the quantities and applies a coupon when one of its buttons was used, and answers with a redirect. */
function updateCart({ fields, session, nonce }: Visit): Response | undefined {
  if (fields['woocommerce-cart-nonce'] !== nonce) return undefined;
  const appliesCoupon = 'apply_coupon' in fields;
  if (!appliesCoupon && !('update_cart' in fields)) return undefined;
  const errors: string[] = [];
  for (const item of session.cart.items()) {
    const text = fields[`cart[${item.key}][qty]`];
    const quantity = Number(text);
    if (text === undefined || text === '' || !Number.isInteger(quantity)) continue;
    const refusal = session.cart.setQuantity(item.key, quantity);
    if (refusal) errors.push(refusal.message);
  }
  if (errors.length > 0) session.notices.push(errorNotice(errors));
  else if (!appliesCoupon) session.notices.push(successNotice('Košarica je posodobljena.'));
  if (appliesCoupon) session.notices.push(couponNotice(applyCoupon(session.cart, fields.coupon_code)));
  return redirect('/cart/');
}

function calculateShipping({ fields, session, nonce }: Visit): Response | undefined {
  if (fields['woocommerce-shipping-calculator-nonce'] !== nonce) return undefined;
  const country = fields.calc_shipping_country ?? '';
  if (!(country in COUNTRIES)) {
    session.notices.push(errorNotice(['Izberite državo.']));
    return redirect('/cart/');
  }
  const { calc_shipping_state: state = '', calc_shipping_city: city = '' } = fields;
  session.cart.destination = { country, state, city, postcode: fields.calc_shipping_postcode ?? '' };
  session.cart.isAddressKnown = true;
  session.notices.push(successNotice('Cena dostave je posodobljena.'));
  return redirect('/cart/');
}

const couponNotice = ({ ok, message }: CouponAnswer): string => (ok ? successNotice(message) : errorNotice([message]));

/** A call with a nonce; without a valid one the answer is `-1`, status 403. */
const guarded =
  (answer: (visit: Visit) => string) =>
  (visit: Visit): Response => {
    const headers = { 'Content-Type': 'text/html; charset=UTF-8' };
    if (visit.fields.security !== visit.nonce) return new Response('-1', { status: 403, headers });
    return ajaxText(answer(visit));
  };

/** The calls of the cart page, which answer with HTML. */
export const cartCalls: Record<string, (visit: Visit) => Response> = {
  apply_coupon: guarded(({ fields, session }) => couponNotice(applyCoupon(session.cart, fields.coupon_code))),
  remove_coupon: guarded(({ fields, session }) => couponNotice(removeCoupon(session.cart, fields.coupon))),
  update_shipping_method: guarded(visit => {
    chooseRate(visit.session.cart, visit.fields['shipping_method[0]']);
    return totalsHtml(visit);
  }),
  get_cart_totals: visit => ajaxText(totalsHtml(visit)),
};
