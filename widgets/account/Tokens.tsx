import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { adopt, useDisplay } from '../../src/hydrate';
import { useDomEvent } from '../../src/ui/useBus';
import { TOKEN, type TokensStore } from './tokensStore';

/** The saved cards of a payment method: a new one shows its fields, and the tick that saves it. */
export function Tokens({ list, store }: { list: Element; store: TokensStore }): ReactNode {
  const { isNew, maySave } = useStore(store);
  const [box] = useState(() => list.closest('.payment_box, li') ?? list.parentElement);
  const [hasNone] = useState(() => list.getAttribute('data-count') === '0');
  const parts = (root: Element | null, selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  useDomEvent(list, 'change', target => target.matches(TOKEN) && store.look());
  return (
    <>
      {adopt(list, {})}
      {hasNone && <Shown parts={parts(list, '.woocommerce-SavedPaymentMethods-new')} isShown={false} />}
      <Shown parts={parts(box, '.wc-payment-form')} isShown={isNew} />
      <Shown parts={parts(box, '.woocommerce-SavedPaymentMethods-saveNew')} isShown={maySave} />
    </>
  );
}

/** Parts around the list, as the page has them now. */
function Shown({ parts, isShown }: { parts: readonly HTMLElement[]; isShown: boolean }): ReactNode {
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: another part in the same place takes its place
    <ShownPart key={index} part={part} isShown={isShown} />
  ));
}

function ShownPart({ part, isShown }: { part: HTMLElement; isShown: boolean }): ReactNode {
  useDisplay(part, isShown);
  return null;
}
