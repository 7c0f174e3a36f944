import { bus } from '../../bus/bus';
import { scrollToNotice } from '../../motion';
import { createNotice } from '../../notices';

/** Groups of notices inside the checkout's form. See contract/checkout.md#order-review. */
export const REVIEW_GROUP = 'woocommerce-NoticeGroup-updateOrderReview';
export const ORDER_GROUP = 'woocommerce-NoticeGroup-checkout';

export const NOTICES = '.woocommerce-error, .woocommerce-message, .is-error, .is-success';
const PLACES = '.woocommerce-notices-wrapper, form.checkout';
const FIELDS = 'input.input-text, textarea, select, input[type="checkbox"]';

/** The notice that the amounts of the order review may be out of date. It stays until they are fresh. */
export const OLD_AMOUNTS = '.sw-review-failure';

/** Removes the page's notices, also those of other scripts. See contract/checkout.md#answers. */
export function dropNotices(): void {
  for (const notice of document.querySelectorAll(`.${REVIEW_GROUP}, .${ORDER_GROUP}, ${NOTICES}`))
    if (!notice.closest(`.payment_box, ${OLD_AMOUNTS}`)) notice.remove();
}

/** @param more what stands after the message, such as a button */
export function showPaymentError(message: string, ...more: readonly Node[]): void {
  const list = createNotice('error', ...spaced(message, more));
  show(list);
  for (const form of document.querySelectorAll('form.checkout')) tellFields(form);
  bus.emit('checkout_error', { html: list.outerHTML });
}

/** Shows what is no error: that the shop is asked, or that an order was placed. */
export function showPaymentNotice(kind: 'info' | 'message', message: string, ...more: readonly Node[]): void {
  show(createNotice(kind, ...spaced(message, more)));
}

const spaced = (message: string, more: readonly Node[]): (string | Node)[] => [
  message,
  ...more.flatMap(node => [' ', node]),
];

/**
 * Shows a notice in place of all others, with the focus, by which screen readers say it. Its nodes are no component's: scripts of payment
 * methods and the checkout remove them.
 */
function show(notice: HTMLElement): void {
  dropNotices();
  const group = document.createElement('div');
  group.className = `woocommerce-NoticeGroup ${ORDER_GROUP}`;
  notice.tabIndex = -1;
  group.append(notice);
  const places = document.querySelectorAll(PLACES);
  const place = [...places].at(-1) ?? document.querySelector('main') ?? document.body;
  place.prepend(group);
  scrollToNotice(group);
  notice.focus({ preventScroll: true });
}

/** Has fields say what is wrong with them, as after an order that was not taken. jQuery's listeners hear it as well. */
function tellFields(form: Element): void {
  for (const field of form.querySelectorAll(FIELDS)) {
    field.dispatchEvent(new Event('validate', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('blur'));
  }
}
