import { find } from '../../hydrate/page';
import { findInput } from '../fields';

/** A row of the checkout. */
export const row = (key: string, classes = 'validate-required', type = 'text', value = ''): string =>
  `<p class="form-row ${classes}" id="${key}_field"><label for="${key}">Polje ${key}&nbsp;<span class="required">*</span></label><span class="woocommerce-input-wrapper"><input type="${type}" class="input-text" name="${key}" id="${key}" value="${value}"></span></p>`;

const methods = ['bacs', 'cod'].map(
  id =>
    `<li><input type="radio" name="payment_method" id="payment_method_${id}" value="${id}" ${id === 'bacs' ? 'checked' : ''} data-order_button_text="${id === 'cod' ? 'Po povzetju' : ''}"><div class="payment_box payment_method_${id}"><input id="${id}-note" name="${id}-note"></div></li>`,
);

export const paymentPart = (nonce = 'n1'): string =>
  `<div id="payment" class="woocommerce-checkout-payment"><ul>${methods.join('')}</ul><p class="form-row validate-required"><input type="checkbox" class="input-checkbox" name="terms" id="terms"></p><button id="place_order" name="woocommerce_checkout_place_order" value="Oddaj" data-value="Oddaj">Oddaj</button><input type="hidden" name="woocommerce-process-checkout-nonce" value="${nonce}"></div>`;

export const table = (text: string): string =>
  `<table class="woocommerce-checkout-review-order-table"><tbody><tr><td>${text}</td></tr></tbody></table>`;

const address = (kind: string) =>
  ['postcode', 'city', 'address_1'].map(name => row(`${kind}_${name}`, 'address-field validate-required')).join('') +
  row(`${kind}_address_2`, 'address-field');

/** A page with a checkout; `rows` are further rows of the form. */
export function checkoutPage(rows = ''): HTMLFormElement {
  document.body.innerHTML = `<form class="checkout woocommerce-checkout">
    <div class="woocommerce-billing-fields"><p class="form-row address-field update_totals_on_change"><select name="billing_country" id="billing_country"><option value="SI" selected><option value="AT"></select></p>${address('billing')}${row('billing_email', 'validate-required validate-email', 'email')}${rows}</div>
    <div class="woocommerce-shipping-fields"><h3 id="ship-to-different-address"><input type="checkbox" name="ship_to_different_address" value="1"></h3><div class="shipping_address">${address('shipping')}</div></div>
    <textarea name="order_comments" id="order_comments"></textarea>
    <div id="order_review" class="woocommerce-checkout-review-order">${table('stari')}${paymentPart()}</div>
  </form>`;
  return find(document, 'form');
}

/** An input of the page. */
export const input = (id: string): HTMLInputElement => findInput(document, `#${id}`);

/** Types into a field, as a shopper does. */
export function type(id: string, value: string): void {
  input(id).value = value;
  input(id).dispatchEvent(new Event('input', { bubbles: true }));
}

/** Leaves a field. */
export const leave = (id: string) => input(id).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
