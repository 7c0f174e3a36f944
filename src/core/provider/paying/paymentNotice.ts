import { bus } from '../../bus/bus';
import { scrollToNotice } from '../../scrollToNotice';

const OLD =
  '.woocommerce-NoticeGroup-checkout, .woocommerce-NoticeGroup-updateOrderReview, .woocommerce-error, .woocommerce-message, .is-error, .is-success';
const PLACES = '.woocommerce-notices-wrapper, form.checkout';
const FIELDS = 'input.input-text, textarea, select, input[type="checkbox"]';

/**
 * Says why a payment was not made, in place of all notices before: a list with the focus, where the shop says the like. Its
 * nodes are no component's, since scripts of payment methods and the checkout take them away. Source: add-on contract 9.5, 9.6.
 */
export function showPaymentError(message: string): void {
  // What a card's place says of itself stays.
  for (const old of document.querySelectorAll(OLD)) if (!old.closest('.payment_box')) old.remove();
  const group = document.createElement('div');
  const list = document.createElement('ul');
  const item = document.createElement('li');
  group.className = 'woocommerce-NoticeGroup woocommerce-NoticeGroup-checkout';
  list.className = 'woocommerce-error';
  list.setAttribute('role', 'alert');
  list.tabIndex = -1;
  item.textContent = message;
  list.append(item);
  group.append(list);
  const places = document.querySelectorAll(PLACES);
  const place = [...places].at(-1) ?? document.querySelector('main') ?? document.body;
  place.prepend(group);
  for (const form of document.querySelectorAll('form.checkout')) tellFields(form);
  scrollToNotice(group);
  list.focus({ preventScroll: true });
  bus.emit('checkout_error', { html: list.outerHTML });
}

/** Has fields say what is wrong with them, as after an order that was not taken. jQuery's listeners hear it as well. */
function tellFields(form: Element): void {
  for (const field of form.querySelectorAll(FIELDS)) {
    field.dispatchEvent(new Event('validate', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('blur'));
  }
}
