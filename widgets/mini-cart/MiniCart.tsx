import type { MouseEvent, ReactNode } from 'react';
import { Adopted, adopt, type SlotProps, useAttributes } from '../../src/hydrate';
import { clickOnSpace } from '../../src/ui/clickOnSpace';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { useStore } from '../../src/ui/useStore';
import { MiniCartProvider, type MiniCartStore, useMiniCart } from './store';

const slots = { 'a.remove_from_cart_button': RemoveLink };

/** The lines of a mini-cart, until the shop's next answer replaces them. */
export function MiniCart({ content, store }: { content: Element; store: MiniCartStore }): ReactNode {
  return (
    <MiniCartProvider value={store}>
      <JQueryClicks of={content} />
      {adopt(content, slots)}
    </MiniCartProvider>
  );
}

/** Removes its line without a page load. */
function RemoveLink({ element, children }: SlotProps<HTMLAnchorElement>): ReactNode {
  const store = useMiniCart();
  const isBusy = useStore(store, ({ busy }) => busy.has(element));
  useAttributes(element, { 'aria-busy': isBusy ? 'true' : null });
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void store.remove(element);
  };
  return (
    <Adopted of={element} onClick={onClick} onKeyDown={clickOnSpace}>
      {children}
    </Adopted>
  );
}
