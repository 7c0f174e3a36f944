import { addEvents } from '../../src/core/bus/channel';
import { addressEvents } from '../../src/core/bus/events/account';
import { checkoutEvents } from '../../src/core/bus/events/checkout';
import { MarkupError } from '../../src/core/errors';
import { isShopScriptAtWork } from '../../src/core/shopScripts';
import { defineView, type View } from '../../src/hydrate/defineView';
import { Checkout, PayForm, startPayForm } from './Checkout';
import { PAYMENT_SLOTS, Payment, REMOVE, ReviewTable } from './OrderReview';
import { createParts, type PartLook, TABLE } from './parts';
import { createPayingStore, type PayingStore } from './paying';
import { type CheckoutStore, createCheckoutStore } from './store';
import { createFieldsStore } from './validation';

addEvents(addressEvents, checkoutEvents);

/** Takes over the checkout's form, or the form that pays for an order. Source: spec storefront 2, 5; contract 18–20. */
export const mount = defineView('checkout', HTMLFormElement, form => {
  // Two scripts would send every order twice.
  if (isShopScriptAtWork('checkout')) throw new MarkupError('checkout', form, "the shop's own script is at work on it");
  const view = form.matches('form.checkout') ? checkoutOf(form) : payFormOf(form);
  // At once: elements of the order's attribution that stand in it are taken out while the page starts.
  return { ...view, atOnce: true };
});

function checkoutOf(form: HTMLFormElement): View {
  const parts = createParts(form, part => (part.matches(TABLE) ? tableOf(part, store) : paymentOf(part, store.paying)));
  const store: CheckoutStore = createCheckoutStore(form, parts);
  return { render: () => <Checkout form={form} store={store} />, start: store.start };
}

function payFormOf(form: HTMLFormElement): View {
  const paying = createPayingStore(form, createFieldsStore(form).validateAll);
  const parts = createParts(form, part => paymentOf(part, paying));
  return {
    render: () => <PayForm form={form} paying={paying} />,
    start: signal => startPayForm(form, paying, parts, signal),
  };
}

const tableOf = (table: HTMLElement, store: CheckoutStore): PartLook => ({
  render: () => <ReviewTable table={table} store={store} />,
  slots: REMOVE,
  sync() {},
});

const paymentOf = (part: HTMLElement, store: PayingStore): PartLook => ({
  render: () => <Payment part={part} store={store} />,
  slots: PAYMENT_SLOTS,
  sync: store.sync,
});
