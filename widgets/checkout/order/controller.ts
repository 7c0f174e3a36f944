import { block } from '../../../src/core/block';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { scrollToNotice } from '../../../src/core/scrollToNotice';
import { ORDER_GROUP, REVIEW_GROUP } from '../notices';
import { showOrderErrors } from './orderErrors';

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

/** Scrolls to what the shop has to say, else to the form. */
export const scrollToNotices = (form: HTMLFormElement): void =>
  scrollToNotice(document.querySelector(`.${REVIEW_GROUP}, .${ORDER_GROUP}`) ?? form);

/** Covers a form in white. */
export const blockForm = (form: HTMLElement): void => block(form, { background: '#fff' });

/** Id of the payment method that is chosen at this moment, also by a script that raised no event. */
const methodOf = (form: HTMLFormElement): string | undefined =>
  form.querySelector<HTMLInputElement>('input[name="payment_method"]:checked')?.value;

/** The controller of a form. */
export function controllerOf(form: HTMLFormElement, selected: () => string | undefined): CheckoutController {
  return {
    get $checkout_form() {
      return pageJQuery()?.(form) ?? form;
    },
    get selectedPaymentMethod() {
      return selected();
    },
    submit_error: html => showOrderErrors(form, String(html)),
    scroll_to_notices: () => scrollToNotices(form),
    blockOnSubmit: () => blockForm(form),
    get_payment_method: () => methodOf(form),
  };
}
