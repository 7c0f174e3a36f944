import type { MouseEvent, ReactNode } from 'react';
import { Adopted, adopt, type SlotProps, useAttributes } from '../../src/hydrate';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { clickOnKeys } from '../../src/ui/press';
import { useStore } from '../../src/ui/useStore';
import { MiniCartProvider, type MiniCartStore, useMiniCart } from './store';

const slots = { 'a.remove_from_cart_button': RemoveLink };

export function MiniCart({ content, store }: { content: Element; store: MiniCartStore }): ReactNode {
  return (
    <MiniCartProvider value={store}>
      <JQueryClicks of={content} />
      {adopt(content, slots)}
    </MiniCartProvider>
  );
}

function RemoveLink({ element, children }: SlotProps<HTMLAnchorElement>): ReactNode {
  const store = useMiniCart();
  const isBusy = useStore(store, ({ busy }) => busy.has(element));
  useAttributes(element, { 'aria-busy': isBusy ? 'true' : null });
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void store.remove(element);
  };
  return (
    <Adopted of={element} onClick={onClick} onKeyDown={clickOnKeys}>
      {children}
    </Adopted>
  );
}
