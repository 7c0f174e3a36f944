import { act } from '@testing-library/react';
import { markupOf } from '../../../src/core/html';
import { hydrateWidget, type Mounted } from '../../../src/hydrate';
import { CartPage, partsOf } from '../../../widgets/cart-page';
import { readAnswer } from '../../../widgets/cart-page/calls';
import { NOTHING_SENT, type Replacing, replaceCart } from '../../../widgets/cart-page/replaceCart';
import { type CartStore, createCartStore } from '../../../widgets/cart-page/store';
import { doing } from '../../hydrate/page';

/** A line of the cart's form. */
export const line = (key: string, quantity = '1') => `<tr class="cart_item">
  <td class="product-remove"><a class="remove" role="button" href="/cart/?remove_item=${key}&_wpnonce=n">×</a></td>
  <td class="product-quantity"><div class="quantity"><input type="number" class="qty" id="quantity_${Math.random()}" name="cart[${key}][qty]" value="${quantity}" min="0"></div></td>
</tr>`;

export const cartFormHtml = (
  lines: string,
) => `<form class="woocommerce-cart-form" action="/cart/" method="post"><table><tbody>
  ${lines}
  <tr><td class="actions">
    <div class="coupon"><input type="text" name="coupon_code" id="coupon_code" value=""><button type="submit" name="apply_coupon" value="Uporabi">Uporabi</button></div>
    <button type="submit" name="update_cart" value="Posodobi">Posodobi</button>
    <input type="hidden" name="woocommerce-cart-nonce" value="n1">
  </td></tr></tbody></table></form>`;

export const totalsHtml = (total: string, inside = '') =>
  `<div class="cart_totals"><table><tbody>${inside}<tr class="order-total"><td>${total}</td></tr></tbody></table></div>`;

const WRAPPER = (notices: string) => `<div class="woocommerce-notices-wrapper">${notices}</div>`;

/** Returns the body of a cart page. */
export const cartHtml = (lines: string, { total = '10.00 €', notices = '', totals = totalsHtml(total) } = {}) =>
  `<div class="woocommerce">${WRAPPER(notices)}${cartFormHtml(lines)}<div class="cart-collaterals">${totals}</div></div>`;

export const emptyHtml = (notices = '') =>
  `<div class="woocommerce">${WRAPPER(notices)}<div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info" role="status">Prazna.</div></div></div>`;

export const whole = (body: string) =>
  `<!DOCTYPE html><html lang="sl"><head></head><body class="woocommerce-cart">${body}</body></html>`;

export const message = (words: string) => `<div class="woocommerce-message" role="alert">${words}</div>`;

/** Returns the first element that a selector finds; the test fails without it. */
export function get<T extends Element = HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

let widgets: Mounted[] = [];

/** Mounts a cart page, with its store for the test. `remember` stands for the browser's work before the code loads. */
export async function mountCart(html: string, markers = '.woocommerce', remember = () => {}): Promise<CartStore> {
  document.body.innerHTML = html;
  remember();
  const cart = createCartStore(() => {});
  for (const marker of document.querySelectorAll(markers)) {
    await act(async () => {
      const widget = hydrateWidget('cart-page', marker, () => <CartPage marker={marker} cart={cart} />, {
        start: signal => cart.start(widget.replace, signal),
        externalChanges: { parts: () => partsOf(marker), sync: cart.sync },
      });
      widgets.push(widget);
    });
  }
  return cart;
}

/** Unmounts the test's widgets and clears the page. */
export async function leaveCart(): Promise<void> {
  await act(async () => {
    for (const widget of widgets) widget.unmount();
  });
  widgets = [];
  document.body.replaceChildren();
}

/** Puts an answer of the server into the page. */
export async function putAnswer(cart: CartStore, body: string, how: Replacing = NOTHING_SENT): Promise<void> {
  const page = readAnswer(markupOf('answer', whole(body)));
  if (!page) throw new Error('no cart page');
  await doing(() => replaceCart(cart, page, how));
}
