import { addEvents } from '../../src/core/bus/channel';
import { accountEvents } from '../../src/core/bus/events/account';
import { checkoutEvents } from '../../src/core/bus/events/checkout';
import { MarkupError } from '../../src/core/errors';
import { methodAccount } from '../../src/core/provider/settings';
import { unknownMethod } from '../../src/core/provider/unknownNames';
import { defineView, type View } from '../../src/hydrate/defineView';
import { Card } from './Card';
import { methodOf } from './cardForm';
import { cardStoreOf } from './cardStore';
import { watchFragment } from './confirming';
import { SavedCards } from './SavedCards';
import { createSavedCardsStore } from './savedCardsStore';

addEvents(accountEvents, checkoutEvents);

const PLACE = '.wcpay-upe-element';

/** A card form, saved cards, or a page that asks to confirm a payment. Source: spec storefront 1, 4, 7; add-on contract 9; contract 22. */
export const mount = defineView('card-payment', Element, marker => {
  if (marker.matches('.wc-saved-payment-methods')) return savedCardsOf(marker);
  return marker instanceof HTMLElement && marker.matches(PLACE) ? cardOf(marker) : { listen: watchFragment };
});

function savedCardsOf(list: Element): View {
  const store = createSavedCardsStore(list);
  const form = list.closest('form');
  const place = list.closest('.payment_box, li')?.querySelector<HTMLElement>(PLACE);
  const card = form && place ? cardStoreOf(form, methodOf(place)) : undefined;
  return { render: () => <SavedCards list={list} store={store} card={card} />, start: store.start };
}

function cardOf(place: HTMLElement): View {
  const problem = (found: string) => new MarkupError('card-payment', place, found);
  const form = place.closest('form');
  if (!form) throw problem('it is not in a form');
  if (place.childElementCount > 0) throw problem('another script has put its card form there');
  const method = methodOf(place);
  if (!methodAccount(method.type)) throw problem('wcpay_upe_config has no publishableKey');
  const store = cardStoreOf(form, method);
  return {
    render: () => <Card place={place} form={form} type={method.type} store={store} />,
    start: signal => {
      store.start(signal);
      watchFragment(signal);
    },
  };
}

export { unknownMethod as cannot };
