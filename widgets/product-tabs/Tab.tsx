import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { Adopted, type SlotProps, useAttributes, useClasses } from '../../src/hydrate';
import { clickOnSpace } from '../../src/ui/clickOnSpace';
import { JQueryClicks } from '../../src/ui/JQueryClicks';
import { useStore } from '../../src/ui/useStore';
import { nextLink } from './nextLink';
import { useTabs } from './store';

/** The list of tabs. */
export function TabList({ element, children }: SlotProps): ReactNode {
  return (
    <>
      <Adopted of={element}>{children}</Adopted>
      <JQueryClicks of={element} />
    </>
  );
}

/** A tab's place in the list; themes style the chosen one. */
export function TabItem({ element, children }: SlotProps): ReactNode {
  const isChosen = useStore(useTabs(), ({ chosen }) => element.contains(chosen?.link ?? null));
  useClasses(element, isChosen ? { active: true } : {});
  return <Adopted of={element}>{children}</Adopted>;
}

/** The link of a tab: a click opens its panel, keys move along the list. Source: contract 9. */
export function TabLink({ element, children }: SlotProps): ReactNode {
  const store = useTabs();
  const tab = useStore(store, ({ tabs }) => tabs.find(({ link }) => link === element));
  const isChosen = useStore(store, ({ chosen }) => chosen?.link === element);
  useAttributes(element, tab ? { 'aria-selected': String(isChosen), tabindex: isChosen ? '0' : '-1' } : {});
  if (!tab) return <Adopted of={element}>{children}</Adopted>;

  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    store.choose(tab);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isModified(event)) return;
    clickOnSpace(event);
    const links = store.getState().tabs.map(({ link }) => link);
    const next = nextLink(links, element, event.key);
    if (next) event.preventDefault();
    next?.focus();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    // Sliders move on arrow keys that are let go anywhere in the page.
    if (event.key.startsWith('Arrow') && !isModified(event)) event.stopPropagation();
  };
  return (
    <Adopted of={element} onClick={onClick} onKeyDown={onKeyDown} onKeyUp={onKeyUp}>
      {children}
    </Adopted>
  );
}

const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => altKey || ctrlKey || metaKey || shiftKey;
