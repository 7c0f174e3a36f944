import { behave } from '../../src/core/behave';
import { addWires } from '../../src/core/bus/wire';
import { accountWires } from '../../src/core/bus/wires/account';
import { checkoutWires } from '../../src/core/bus/wires/checkout';
import { MarkupError } from '../../src/core/errors';
import { methodAccount } from '../../src/core/provider/settings';
import { unknownMethod } from '../../src/core/provider/unknownNames';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { Card } from './Card';
import { methodOf } from './cardForm';
import { cardStoreOf } from './cardStore';
import { watchFragment } from './confirming';
import { SavedCards } from './SavedCards';
import { createSavedCardsStore } from './savedCardsStore';

addWires(accountWires);
addWires(checkoutWires);

/**
 * Takes over the place of a payment method's form, or the choice among saved cards. Any other marker stands for a page whose address asks to
 * confirm a payment. Source: spec storefront 1, 4, 7; add-on contract 9; contract 22.
 * @throws MarkupError where no card form can be in the place
 */
function mountCardPayment(marker: Element, options: HydrateOptions = {}): Mounted {
  if (marker.matches('.wc-saved-payment-methods')) return mountSavedCards(marker, options);
  if (marker instanceof HTMLElement && marker.matches('.wcpay-upe-element')) return mountCard(marker, options);
  return behave('card-payment', marker, watchFragment, options);
}

function mountSavedCards(list: Element, options: HydrateOptions): Mounted {
  const store = createSavedCardsStore(list);
  const form = list.closest('form');
  const place = list.closest('.payment_box, li')?.querySelector<HTMLElement>('.wcpay-upe-element');
  const card = form && place ? cardStoreOf(form, methodOf(place)) : undefined;
  const render = () => <SavedCards list={list} store={store} card={card} />;
  return hydrateWidget('card-payment', list, render, { ...options, start: store.start });
}

function mountCard(place: HTMLElement, options: HydrateOptions): Mounted {
  const problem = (found: string) => new MarkupError('card-payment', place, found);
  const form = place.closest('form');
  if (!form) throw problem('it is not in a form');
  if (place.childElementCount > 0) throw problem('another script has put its card form there');
  const method = methodOf(place);
  if (!methodAccount(method.type)) throw problem('wcpay_upe_config has no publishableKey');
  const store = cardStoreOf(form, method);
  const start = (signal: AbortSignal) => {
    store.start(signal);
    watchFragment(signal);
  };
  const render = () => <Card place={place} form={form} type={method.type} store={store} />;
  return hydrateWidget('card-payment', place, render, { ...options, start });
}

export { mountCardPayment as mount, unknownMethod as cannot };
