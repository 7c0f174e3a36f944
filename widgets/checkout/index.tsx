import { addWires } from '../../src/core/bus/wire';
import { addressWires } from '../../src/core/bus/wires/address';
import { checkoutWires } from '../../src/core/bus/wires/checkout';
import { MarkupError } from '../../src/core/errors';
import { isShopScriptAtWork } from '../../src/core/shopScripts';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { Checkout } from './Checkout';
import { PAYMENT_SLOTS, Payment, REMOVE, ReviewTable } from './OrderReview';
import { PayForm, startPayForm } from './PayForm';
import { createParts, type PartLook, TABLE } from './parts';
import { createPayingStore, type PayingStore } from './paying';
import { type CheckoutStore, createCheckoutStore } from './store';
import { createFieldsStore } from './verdicts';

addWires(addressWires);
addWires(checkoutWires);

/**
 * Takes over the checkout's form, or the form that pays for an order. Source: spec storefront 2, 5; contract 18–20.
 * @throws MarkupError when the marker is no form, or the shop's own script is at work on it
 */
function mountCheckout(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLFormElement)) throw new MarkupError('checkout', marker, 'it is not a form');
  // Two of them would send every order twice.
  if (isShopScriptAtWork('checkout'))
    throw new MarkupError('checkout', marker, "the shop's own script is at work on it");
  const { render, start } = marker.matches('form.checkout') ? checkoutOf(marker) : payFormOf(marker);
  // Elements of the order's attribution that stand in it are taken out while the page starts.
  return hydrateWidget('checkout', marker, render, { ...options, start, atOnce: true });
}

function checkoutOf(form: HTMLFormElement) {
  const parts = createParts(form, part => (part.matches(TABLE) ? tableOf(part, store) : paymentOf(part, store.paying)));
  const store: CheckoutStore = createCheckoutStore(form, parts);
  return { render: () => <Checkout form={form} store={store} />, start: store.start };
}

function payFormOf(form: HTMLFormElement) {
  const paying = createPayingStore(form, createFieldsStore(form).judgeAll);
  const parts = createParts(form, part => paymentOf(part, paying));
  return {
    render: () => <PayForm form={form} paying={paying} />,
    start: (signal: AbortSignal) => startPayForm(form, paying, parts, signal),
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

export { mountCheckout as mount };
