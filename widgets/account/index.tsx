import { addWires } from '../../src/core/bus/wire';
import { accountWires } from '../../src/core/bus/wires/account';
import { checkoutWires } from '../../src/core/bus/wires/checkout';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { AccountForm } from './AccountForm';
import { AddMethod } from './AddMethod';
import { createAccountFormStore } from './accountFormStore';
import { createAddMethodStore } from './addMethodStore';
import { focusAlert } from './focusAlert';
import { SavedMethods } from './SavedMethods';
import { createSavedMethodsStore } from './savedMethodsStore';

addWires(accountWires);
addWires(checkoutWires);

/**
 * Takes over a part of the account's pages: the saved payment methods, the form that adds one, or a form of the account. All
 * of them work without it. Source: spec storefront 2; contract 16, 22.
 */
function mountAccount(marker: Element, options: HydrateOptions = {}): Mounted {
  const { render, start } = partOf(marker);
  return hydrateWidget('account', marker, render, {
    ...options,
    start: signal => {
      start(signal);
      focusAlert();
    },
  });
}

function partOf(marker: Element) {
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

export { mountAccount as mount };
