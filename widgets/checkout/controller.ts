import { block, unblock } from '../../src/core/block';
import { bus } from '../../src/core/bus/bus';
import { pageJQuery } from '../../src/core/bus/jquery';
import { type Field, isField } from '../../src/core/fields';
import { scrollToNotice } from '../../src/core/scrollToNotice';
import { fieldOf, ORDER_GROUP, orderErrors, REVIEW_GROUP } from './Notices';
import type { CheckoutStore } from './store';

/** What scripts of payment methods get with every question, and call. Source: contract 18.4. */
export interface CheckoutController {
  /** The form; a jQuery collection where the page has jQuery. */
  readonly $checkout_form: unknown;
  readonly selectedPaymentMethod: string | undefined;
  /** Shows errors and lets the shopper try again. */
  submit_error(html: string): void;
  scroll_to_notices(): void;
  /** Covers the form while something is under way. */
  blockOnSubmit(): void;
  get_payment_method(): string | undefined;
}

/** Id of the payment method that is chosen at this moment, also by a script that raised no event. */
const methodOf = (form: HTMLFormElement): string | undefined =>
  form.querySelector<HTMLInputElement>('input[name="payment_method"]:checked')?.value;

/** The controller of a form. */
export function controllerOf(form: HTMLFormElement, store: CheckoutStore): CheckoutController {
  return {
    get $checkout_form() {
      return pageJQuery()?.(form) ?? form;
    },
    get selectedPaymentMethod() {
      return store.paying.getState().choice?.id;
    },
    submit_error: html => showOrderErrors(form, store, String(html)),
    scroll_to_notices: () => scrollToNotice(document.querySelector(`.${REVIEW_GROUP}, .${ORDER_GROUP}`) ?? form),
    blockOnSubmit: () => blockForm(form),
    get_payment_method: () => methodOf(form),
  };
}

/** Covers a form in white. Scripts of payment methods do and undo this too, so the page says whether it is so. */
export const blockForm = (form: HTMLElement): void => block(form, { background: '#fff' });

/** Lets a form be used again, whoever has stopped it. */
export function releaseForm(form: HTMLElement): void {
  form.classList.remove('processing');
  unblock(form);
}

/**
 * Shows why an order was not taken, in the shop's order: the list, which has the focus, then the event, then each error at
 * its field. The form can be used again. Source: contract 18.4.
 * @param html notices of the shop, or text
 */
export function showOrderErrors(form: HTMLFormElement, store: CheckoutStore, html: string): void {
  const alert = orderErrors(html);
  const items = [...alert.querySelectorAll<HTMLElement>('li[data-id]')];
  store.say({ about: 'order', nodes: [alert] });
  releaseForm(form);
  store.fields.judgeAll();
  scrollToNotice(alert.parentElement);
  const list =
    alert.tabIndex < 0 && alert.hasAttribute('tabindex') ? alert : alert.querySelector<HTMLElement>('[tabindex]');
  list?.focus({ preventScroll: true });
  bus.emit('checkout_error', { html });
  const errors = new Map<Field, string>();
  for (const item of items) {
    const field = fieldOf(item);
    if (isField(field)) errors.set(field, item.textContent?.replace(/\s+/g, ' ').trim() ?? '');
  }
  store.fields.refuse(errors);
}

/** A click on a line of the list goes to its field, and leaves the page's address alone: payment methods watch it. */
export function followErrorLinks(form: HTMLFormElement, signal: AbortSignal): void {
  form.addEventListener(
    'click',
    event => {
      const item = event.target instanceof Element ? event.target.closest<HTMLElement>('li[data-id]') : null;
      const field = item?.closest(`.${ORDER_GROUP}`) && fieldOf(item);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
    { signal },
  );
}
