import { type ReactNode, useState } from 'react';
import { addEvents } from '../../src/core/bus/channel';
import { accountEvents } from '../../src/core/bus/events/account';
import { checkoutEvents } from '../../src/core/bus/events/checkout';
import { MarkupError } from '../../src/core/errors';
import { methodAccount } from '../../src/core/provider/settings';
import { unknownMethod } from '../../src/core/provider/unknownNames';
import { adopt, Shown } from '../../src/hydrate';
import { defineView, type View } from '../../src/hydrate/defineView';
import { keyOf } from '../../src/ui/elements';
import { useDomEvent } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { Card } from './Card';
import { methodOf } from './cardForm';
import { type CardStore, cardStoreOf } from './cardStore';
import { watchFragment } from './confirming';
import { createSavedCardsStore, type SavedCardsStore, TOKEN } from './savedCardsStore';

addEvents(accountEvents, checkoutEvents);

const PLACE = '.wcpay-upe-element';

/** A card form, saved cards, or a page that asks to confirm a payment. */
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

const SAVE_ROW = '.woocommerce-SavedPaymentMethods-saveNew';

interface SavedCardsProps {
  readonly list: Element;
  readonly store: SavedCardsStore;
  /** The card form that a new card is put into, where it is ours. */
  readonly card: CardStore | undefined;
}

function SavedCards({ list, store, card }: SavedCardsProps): ReactNode {
  const { isNew, maySave } = useStore(store);
  const [box] = useState(() => list.closest('.payment_box, li') ?? list.parentElement);
  const [hasNone] = useState(() => list.getAttribute('data-count') === '0');
  useDomEvent(list, 'change', target => target.matches(TOKEN) && store.look());
  return (
    <>
      {adopt(list, {})}
      {hasNone && <Parts root={list} selector=".woocommerce-SavedPaymentMethods-new" isShown={false} />}
      <Parts root={box} selector=".wc-payment-form" isShown={isNew} />
      {card ? (
        <SaveRows box={box} maySave={maySave} card={card} />
      ) : (
        <Parts root={box} selector={SAVE_ROW} isShown={maySave} />
      )}
    </>
  );
}

function SaveRows(props: { box: Element | null; maySave: boolean; card: CardStore }): ReactNode {
  const { box, maySave, card } = props;
  const hasFailed = useStore(card, ({ shown }) => shown.kind === 'failed');
  return <Parts root={box} selector={SAVE_ROW} isShown={maySave && !hasFailed} />;
}

function Parts(props: { root: Element | null; selector: string; isShown: boolean }): ReactNode {
  const parts = [...(props.root?.querySelectorAll<HTMLElement>(props.selector) ?? [])];
  return parts.map(part => <Shown key={keyOf(part)} of={part} isShown={props.isShown} />);
}
