import { type ReactNode, useMemo } from 'react';
import { adopt, useClasses, useStyles } from '../../src/hydrate';
import { useStore } from '../../src/ui/useStore';
import { type Box, measureBox } from './box';
import { CROSS, Cross, Form, MenuLink, SearchLink } from './controls';
import { FADE, SLIDE, useFocusInside, useOpening } from './opening';
import { SearchProvider, type SearchStore } from './store';

const LINK = ':scope > a';
const slots = { [LINK]: MenuLink, form: Form, [CROSS]: Cross };

/** A menu's item with a search in it. Source: add-on contract 4.6, 4.8. */
export function SearchItem({ box, store }: { box: Box; store: SearchStore }): ReactNode {
  const { item, form, cross, submit, menu, wrapper, kind } = box;
  const isAsked = useStore(store, ({ openedBy }) => openedBy !== undefined);
  const isSliding = kind !== 'dropdown';
  const { isOpen, isMoving } = useOpening(form, isAsked, isSliding ? SLIDE : FADE);
  const isShown = isOpen || isMoving;
  const styles = useMemo(() => (isShown ? measureBox(box) : undefined), [box, isShown]);
  useStyles(menu, styles?.menu ?? {});
  useStyles(form, styles?.form ?? {});
  useStyles(cross, styles?.cross ?? {});
  // It would be cut off in a moving box.
  useStyles(submit, isShown && isSliding ? { display: isMoving ? 'none' : 'inline-block' } : {});
  useClasses(item, isShown && isSliding ? { ...(kind === 'full' && { 'active-search': true }), open: true } : {});
  useClasses(wrapper, isShown && isSliding ? { 'is-expanded': true } : {});
  useFocusInside(form, isOpen);
  const isOwn = (part: Element) => !(part instanceof HTMLFormElement) || part === form;
  return <SearchProvider value={store}>{adopt(item, slots, isOwn)}</SearchProvider>;
}

export function PopupItem({ item, store }: { item: Element; store: SearchStore }): ReactNode {
  return <SearchProvider value={store}>{adopt(item, { [LINK]: MenuLink })}</SearchProvider>;
}

export function FooterSearch({ item, store }: { item: Element; store: SearchStore }): ReactNode {
  const isOpen = useStore(store, ({ openedBy }) => openedBy !== undefined);
  useClasses(item, isOpen ? { active: true } : {});
  useFocusInside(item, isOpen);
  return <SearchProvider value={store}>{adopt(item, { [LINK]: SearchLink })}</SearchProvider>;
}
