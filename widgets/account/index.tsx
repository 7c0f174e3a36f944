import { addEvents } from '../../src/core/bus/channel';
import { accountEvents } from '../../src/core/bus/events/account';
import { checkoutEvents } from '../../src/core/bus/events/checkout';
import { MarkupError } from '../../src/core/errors';
import { isShopScriptAtWork } from '../../src/core/shopScripts';
import { defineView, type View } from '../../src/hydrate/defineView';
import { AccountForm, createAccountFormStore } from './AccountForm';
import { AddMethod, createAddMethodStore } from './AddMethod';
import { createSavedMethodsStore, SavedMethods } from './SavedMethods';

addEvents(accountEvents, checkoutEvents);

/** The saved payment methods, the form that adds one, or a form of the account. */
export const mount = defineView('account', Element, marker => {
  const { render, start } = viewOf(marker);
  return {
    render,
    start: (signal, widget) => {
      start?.(signal, widget);
      focusAlert();
    },
  };
});

/** Names of the shop's scripts that do the same, by what they do it to. */
const RIVALS = {
  'add-payment-method': '.woocommerce-MyAccount-paymentMethods, #add_payment_method',
  'lost-password': '.lost_reset_password',
};

function viewOf(marker: Element): View {
  for (const [name, of] of Object.entries(RIVALS)) {
    if (!marker.matches(of) || !isShopScriptAtWork(name)) continue;
    throw new MarkupError('account', marker, `the shop's own script ${name} is on the page`);
  }
  if (!(marker instanceof HTMLFormElement)) {
    const store = createSavedMethodsStore();
    return { render: () => <SavedMethods list={marker} store={store} />, start: store.start };
  }
  if (marker.id === 'add_payment_method') {
    const store = createAddMethodStore(marker);
    return { render: () => <AddMethod form={marker} store={store} />, start: store.start };
  }
  const store = createAccountFormStore(marker);
  return { render: () => <AccountForm form={marker} store={store} />, start: store.start };
}

let isAlertFocused = false;

/** Focuses the first alert with a text, once, unless the shopper has begun to do something. */
function focusAlert(): void {
  if (isAlertFocused || !document.body.classList.contains('woocommerce-account')) return;
  isAlertFocused = true;
  if (document.activeElement !== document.body || scrollY > 0) return;
  const alerts = [...document.querySelectorAll<HTMLElement>('[role="alert"]')];
  const alert = alerts.find(one => one.textContent?.trim());
  if (!alert) return;
  alert.tabIndex = -1;
  alert.focus();
}
