import type { MouseEvent, ReactNode } from 'react';
import { installBlockPlugins } from '../../src/core/blockPlugins';
import { whenJQuery } from '../../src/core/bus/jquery';
import { loadKeepTyping } from '../../src/core/cart/applyFragments';
import { Adopted, adopt, type SlotProps, useAttributes } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { clickOnKeys } from '../../src/ui/press';
import { useStore } from '../../src/ui/useStore';
import { createMiniCartStore, MiniCartProvider, type MiniCartStore, useMiniCart } from './store';

whenJQuery(installBlockPlugins);
// The focused remove link is replaced by the shop's answer. If it fails now, it is loaded again when it is needed.
loadKeepTyping().catch(() => {});

/** The shop's next answer replaces the content, and the new one is taken over in turn. Source: spec storefront 7, 8; contract 6.6. */
export const mount = defineView('mini-cart', Element, content => {
  const store = createMiniCartStore();
  return { render: () => <MiniCart content={content} store={store} /> };
});

const slots = { 'a.remove_from_cart_button': RemoveLink };

function MiniCart({ content, store }: { content: Element; store: MiniCartStore }): ReactNode {
  return (
    <MiniCartProvider value={store}>
      <JQueryClicks of={content} />
      {adopt(content, slots)}
    </MiniCartProvider>
  );
}

function RemoveLink({ element }: SlotProps<HTMLAnchorElement>): ReactNode {
  const store = useMiniCart();
  const isBusy = useStore(store, ({ busy }) => busy.has(element));
  useAttributes(element, { 'aria-busy': isBusy ? 'true' : null });
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    void store.remove(element);
  };
  return <Adopted of={element} onClick={onClick} onKeyDown={clickOnKeys} />;
}
