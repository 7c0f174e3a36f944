import { type ReactNode, useState } from 'react';
import { addEvents } from '../../src/core/bus/channel';
import { accountEvents } from '../../src/core/bus/events/account';
import { checkoutEvents } from '../../src/core/bus/events/checkout';
import { MarkupError } from '../../src/core/errors';
import { methodAccount } from '../../src/core/provider/settings';
import { unknownMethod } from '../../src/core/provider/unknownNames';
import { adopt, useDisplay } from '../../src/hydrate';
import { defineView, type View } from '../../src/hydrate/defineView';
import { useDomEvent } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { Card } from './Card';
import { methodOf } from './cardForm';
import { type CardStore, cardStoreOf } from './cardStore';
import { watchFragment } from './confirming';
import { createSavedCardsStore, type SavedCardsStore, TOKEN } from './savedCardsStore';

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
  const parts = (root: Element | null, selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const saveRows = parts(box, SAVE_ROW);
  useDomEvent(list, 'change', target => target.matches(TOKEN) && store.look());
  return (
    <>
      {adopt(list, {})}
      {hasNone && <Shown parts={parts(list, '.woocommerce-SavedPaymentMethods-new')} isShown={false} />}
      <Shown parts={parts(box, '.wc-payment-form')} isShown={isNew} />
      {card ? (
        <SaveRows parts={saveRows} isShown={maySave} card={card} />
      ) : (
        <Shown parts={saveRows} isShown={maySave} />
      )}
    </>
  );
}

interface ShownProps {
  readonly parts: readonly HTMLElement[];
  readonly isShown: boolean;
}

function SaveRows({ parts, isShown, card }: ShownProps & { readonly card: CardStore }): ReactNode {
  const hasFailed = useStore(card, ({ phase }) => phase === 'failed');
  return <Shown parts={parts} isShown={isShown && !hasFailed} />;
}

function Shown({ parts, isShown }: ShownProps): ReactNode {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: another part in the same place takes its place
    <ShownPart key={index} part={part} isShown={isShown} />
  ));
}

function ShownPart({ part, isShown }: { part: HTMLElement; isShown: boolean }): ReactNode {
  useDisplay(part, isShown);
  return null;
}
