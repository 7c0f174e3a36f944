import type { ReactNode } from 'react';
import { Adopted, adopt, type SlotProps, useDisplay } from '../../src/hydrate';
import { useBus } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { TabsProvider, type TabsStore, useTabs } from './store';
import { TabItem, TabLink, TabList } from './Tab';
import { isOwnPart, LINK, LIST, PANEL } from './tabs';

const slots = { [LIST]: TabList, li: TabItem, [LINK]: TabLink, [PANEL]: Panel };

/** A product's tabs: a list of links, and panels of which one is shown. */
export function ProductTabs({ wrapper, store }: { wrapper: Element; store: TabsStore }): ReactNode {
  // An `init` of the stars in a panel bubbles up to here; it must not close the reader's tab.
  useBus('init', (_, { target }) => target === wrapper && store.openFirst(), wrapper);
  return <TabsProvider value={store}>{adopt(wrapper, slots, part => isOwnPart(wrapper, part))}</TabsProvider>;
}

/** What a tab shows. Its content stays the page's: other widgets live there. */
function Panel({ element }: SlotProps): ReactNode {
  const store = useTabs();
  const isOpen = useStore(store, ({ tabs, chosen }) =>
    tabs.some(({ panel }) => panel === element) ? chosen?.panel === element : undefined,
  );
  useDisplay(element, isOpen);
  return <Adopted of={element} />;
}
