import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { addEvents } from '../../src/core/bus/channel';
import { bare } from '../../src/core/bus/defineEvent';
import { Adopted, adopt, type SlotProps, useAttributes, useClasses, useDisplay } from '../../src/hydrate';
import { defineView } from '../../src/hydrate/defineView';
import { clickWithKeys } from '../../src/ui/press';
import { useBus } from '../../src/ui/useBus';
import { useStore } from '../../src/ui/useStore';
import { createTabsStore, TabsProvider, type TabsStore, useTabs } from './store';
import { isOwnPart, LINK, PANEL, readTabs } from './tabs';

addEvents({ init: bare });

/** A product's tabs; nothing is added to the markup. See contract/product.md#tabs. */
export const mount = defineView('product-tabs', Element, wrapper => {
  const store = createTabsStore(wrapper);
  return {
    render: () => <ProductTabs wrapper={wrapper} store={store} />,
    start: store.start,
    externalChanges: { parts: () => readTabs(wrapper).flatMap(({ link, panel }) => [link, panel]), sync: store.sync },
  };
});

const slots = { li: TabItem, [LINK]: TabLink, [PANEL]: Panel };

function ProductTabs({ wrapper, store }: { wrapper: Element; store: TabsStore }): ReactNode {
  // An `init` of the stars in a panel bubbles up to here; it must not close the reader's tab.
  useBus('init', (_, { target }) => target === wrapper && store.openFirst(), wrapper);
  return <TabsProvider value={store}>{adopt(wrapper, slots, part => isOwnPart(wrapper, part))}</TabsProvider>;
}

const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';

/** The content of a tab. It stays the page's: other widgets live there. */
function Panel({ element }: SlotProps): ReactNode {
  const store = useTabs();
  const isOpen = useStore(store, ({ tabs, chosen }) =>
    tabs.some(({ panel }) => panel === element) ? chosen?.panel === element : undefined,
  );
  useDisplay(element, isOpen);
  // Without a control in it the keyboard could not reach its text.
  useAttributes(element, { tabindex: isOpen && !element.querySelector(FOCUSABLE) ? '0' : null });
  return <Adopted of={element} />;
}

function TabItem({ element, children }: SlotProps): ReactNode {
  const isChosen = useStore(useTabs(), ({ chosen }) => element.contains(chosen?.link ?? null));
  useClasses(element, isChosen ? { active: true } : {});
  return <Adopted of={element}>{children}</Adopted>;
}

function TabLink({ element }: SlotProps): ReactNode {
  const store = useTabs();
  const tab = useStore(store, ({ tabs }) => tabs.find(({ link }) => link === element));
  const isChosen = useStore(store, ({ chosen }) => chosen?.link === element);
  useAttributes(element, tab ? { 'aria-selected': String(isChosen), tabindex: isChosen ? '0' : '-1' } : {});
  if (!tab) return <Adopted of={element} />;

  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    store.choose(tab);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isModified(event)) return;
    clickWithKeys(element, event);
    const links = store.getState().tabs.map(({ link }) => link);
    const next = nextLink(links, element, event.key);
    if (next) event.preventDefault();
    next?.focus();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    // Sliders move on `keyup` of arrow keys anywhere in the page.
    if (event.key.startsWith('Arrow') && !isModified(event)) event.stopPropagation();
  };
  return <Adopted of={element} onClick={onClick} onKeyDown={onKeyDown} onKeyUp={onKeyUp} />;
}

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey;

/** The link that a key moves to: arrows go along the list and round its ends, Home and End to them. */
function nextLink(links: readonly HTMLElement[], link: HTMLElement, key: string): HTMLElement | undefined {
  const [first, second] = links;
  if (key === 'Home') return first;
  if (key === 'End') return links.at(-1);
  if (!first || !second) return undefined;
  const [back, forth] = arrowsOf(first, second);
  const step = key === back ? -1 : 1;
  return key === back || key === forth ? links.at((links.indexOf(link) + step) % links.length) : undefined;
}

/** The arrow keys back and forth along a list, by where its first two links stand. */
function arrowsOf(first: Element, second: Element): readonly [string, string] {
  const { top, bottom } = first.getBoundingClientRect();
  if (second.getBoundingClientRect().top > (top + bottom) / 2) return ['ArrowUp', 'ArrowDown'];
  return getComputedStyle(first).direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
}
