import { addEvents } from '../../src/core/bus/channel';
import { addressEvents } from '../../src/core/bus/events/account';
import { checkoutEvents } from '../../src/core/bus/events/checkout';
import { MarkupError } from '../../src/core/errors';
import { isShopScriptAtWork } from '../../src/core/shopScripts';
import { defineView, type View } from '../../src/hydrate/defineView';
import { Checkout, PayForm, startPayForm } from './Checkout';
import { createPayingStore } from './paying';
import { createCheckoutStore } from './store';
import { createFieldsStore } from './validation';

addEvents(addressEvents, checkoutEvents);

/** Takes over the checkout's form, or the form that pays for an order. See contract/checkout.md#order-review. */
export const mount = defineView('checkout', HTMLFormElement, form => {
  // Two scripts would send every order twice.
  if (isShopScriptAtWork('checkout')) throw new MarkupError('checkout', form, "the shop's own script is at work on it");
  const view = form.matches('form.checkout') ? checkoutOf(form) : payFormOf(form);
  // At once: elements of the order's attribution that stand in it are taken out while the page starts.
  return { ...view, atOnce: true };
});

function checkoutOf(form: HTMLFormElement): View {
  const store = createCheckoutStore(form);
  return { render: () => <Checkout form={form} store={store} />, start: store.start };
}

function payFormOf(form: HTMLFormElement): View {
  const fields = createFieldsStore(form);
  const paying = createPayingStore(form, fields.validateAll);
  return {
    render: () => <PayForm form={form} fields={fields} paying={paying} />,
    start: signal => {
      startPayForm(form, paying, signal);
      fields.start(signal);
    },
  };
}
