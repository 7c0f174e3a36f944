import { addWires } from '../../src/core/bus/wire';
import { accountWires } from '../../src/core/bus/wires/account';
import { checkoutWires } from '../../src/core/bus/wires/checkout';
import type { HydrateOptions, Mounted } from '../../src/hydrate';
import { plainWidget } from '../../src/ui/plainWidget';
import { focusAlert } from './focusAlert';
import { startAddMethod } from './startAddMethod';
import { startForm } from './startForm';
import { startSavedMethods } from './startSavedMethods';
import { startTokens } from './startTokens';

addWires(accountWires);
addWires(checkoutWires);

/**
 * Takes over a part of the account's pages: the saved payment methods, the form that adds one, the choice among saved
 * ones, or a form of the account. All of them work without it. Source: spec storefront 2; contract 16, 22.
 */
function mountAccount(marker: Element, options: HydrateOptions = {}): Mounted {
  const start = (signal: AbortSignal) => {
    if (marker.matches('.wc-saved-payment-methods')) startTokens(marker, signal);
    else if (!(marker instanceof HTMLFormElement)) startSavedMethods(marker, signal);
    else if (marker.id === 'add_payment_method') startAddMethod(marker, signal);
    else startForm(marker, signal);
    focusAlert();
  };
  return plainWidget('account', marker, start, options);
}

export { mountAccount as mount };
