import { type ReactNode, useState } from 'react';
import { adopt, useDisplay } from '../../src/hydrate';
import { useDomEvent } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import type { CardStore } from './cardStore';
import { type SavedCardsStore, TOKEN } from './savedCardsStore';

const SAVE_ROW = '.woocommerce-SavedPaymentMethods-saveNew';

interface SavedCardsProps {
  readonly list: Element;
  readonly store: SavedCardsStore;
  /** The card form that a new card is put into, where it is ours. */
  readonly card: CardStore | undefined;
}

export function SavedCards({ list, store, card }: SavedCardsProps): ReactNode {
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
