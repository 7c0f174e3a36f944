import { block } from '../../src/core/block';
import { bus } from '../../src/core/bus/bus';
import { pageJQuery } from '../../src/core/bus/jquery';
import { isField } from '../../src/core/fields';
import { wordsOf } from '../../src/core/html/text';
import { scrollToNotice } from '../../src/core/motion';
import { ORDER_GROUP, REVIEW_GROUP } from '../../src/core/provider/paying/paymentNotice';
import { setProcessing } from '../../src/ui/useCover';
import { fieldOf, type Notice, orderErrors } from './Notices';
import { chosenMethod, type PayingStore } from './paying';
import type { FieldsStore } from './validation';

/** The controller that scripts of payment methods get with every question. See contract/checkout.md#answers. */
export type CheckoutController = ReturnType<typeof controllerOf>;

export interface OrderForm {
  readonly fields: FieldsStore;
  readonly paying: PayingStore;
  /** Shows a notice in place of the one before. */
  showNotice(notice: Notice): void;
}

export function controllerOf(form: HTMLFormElement, store: OrderForm) {
  return {
    /** The form; a jQuery collection where the page has jQuery. */
    get $checkout_form(): unknown {
      return pageJQuery()?.(form) ?? form;
    },
    /** The id of the chosen method's radio button, `payment_method_cod`. */
    get selectedPaymentMethod(): string | undefined {
      return store.paying.getState().choice?.radio;
    },
    submit_error: (html: string): void => showOrderErrors(form, store, String(html)),
    scroll_to_notices: (): void => scrollToNotice(document.querySelector(`.${REVIEW_GROUP}, .${ORDER_GROUP}`) ?? form),
    blockOnSubmit: (): void => blockForm(form),
    get_payment_method: () => chosenMethod(form),
  };
}

/** Covers a form in white. Scripts of payment methods cover and uncover it too, so the state is the page's. */
export const blockForm = (form: HTMLElement): void => block(form, { background: '#fff' });

/** Shows the errors in the shop's order: the list, which gets the focus, then the event, then each error at its field. */
function showOrderErrors(form: HTMLFormElement, store: OrderForm, html: string): void {
  const alert = orderErrors(html);
  const { outerHTML } = alert;
  // Scripts look for the role; the list gets the focus, which reads it out.
  alert.setAttribute('aria-live', 'off');
  const items = [...alert.querySelectorAll<HTMLElement>('li[data-id]')];
  store.showNotice({ about: 'order', nodes: [alert] });
  setProcessing(form, false);
  store.fields.validateAll();
  scrollToNotice(alert.parentElement);
  const list =
    alert.tabIndex < 0 && alert.hasAttribute('tabindex') ? alert : alert.querySelector<HTMLElement>('[tabindex]');
  list?.focus({ preventScroll: true });
  bus.emit('checkout_error', { html: outerHTML });
  const errors = items.flatMap(item => {
    const field = fieldOf(item);
    return isField(field) ? [[field, wordsOf(item)] as const] : [];
  });
  store.fields.showErrors(new Map(errors));
}

/** Focuses the field that a clicked link of the list leads to, without a change of the page's address: payment methods watch it. */
export function followErrorLinks(form: HTMLFormElement, signal: AbortSignal): void {
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest(`.${ORDER_GROUP} a`) : null;
    const item = link?.closest<HTMLElement>('li[data-id]');
    const field = item && fieldOf(item);
    if (!field || link?.getAttribute('href') !== `#${field.id}`) return;
    event.preventDefault();
    field.focus();
  };
  form.addEventListener('click', onClick, { signal });
}
