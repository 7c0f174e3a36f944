import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Adopted, type SlotProps, useAttributes } from '../../src/hydrate';
import { clickOnSpace } from '../../src/ui/clickOnSpace';
import { onPress } from '../../src/ui/onPress';
import { useStore } from '../../src/ui/useStore';
import { tSearch } from './messages';
import { useSearch } from './store';

/** Up to this width the link of a search leads nowhere. Source: spec storefront 2. */
const NARROW = '(max-width: 1024px)';
export const CROSS = '.search-close, .popup-search-close';

/** The link of a menu that opens a search. */
export function MenuLink({ element }: SlotProps): ReactNode {
  const isNarrow = useMedia(NARROW);
  const [target] = useState(() => element.getAttribute('href') ?? '#');
  useAttributes(element, { href: isNarrow ? '' : target });
  return <SearchLink element={element} isInMenu />;
}

/** A link that opens a search, and closes it; it leads nowhere. */
export function SearchLink({ element, isInMenu }: { element: HTMLElement; isInMenu?: boolean }): ReactNode {
  const store = useSearch();
  const isOpen = useStore(store, ({ openedBy }) => openedBy === element);
  useAttributes(element, { 'aria-expanded': String(isOpen) });
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    // Menus of themes close on it.
    if (isInMenu) event.stopPropagation();
    store.press(element, event.detail > 1);
  };
  // The second press of a double click would take the focus out of the field again that the first has opened.
  const onMouseDown = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  };
  // Of links in the role of a button the space bar presses, too.
  return <Adopted of={element} onClick={onClick} onMouseDown={onMouseDown} onKeyDown={clickOnSpace} />;
}

/** The form that a link opens; what is in it is a root of its own. */
export function Form({ element }: SlotProps<HTMLFormElement>): ReactNode {
  const onClick = (event: MouseEvent) => {
    // Menus of themes close on it.
    if (event.target instanceof HTMLInputElement) event.stopPropagation();
  };
  return <Adopted of={element} onClick={onClick} />;
}

/** A cross of the server, which is no button for keys and screen readers. */
export function Cross({ element }: SlotProps): ReactNode {
  const store = useSearch();
  useAttributes(element, { role: 'button', tabindex: '0', 'aria-label': tSearch('site-search.close') });
  return <Adopted of={element} {...onPress(store.close)} />;
}

function useMedia(query: string): boolean {
  const [media] = useState(() => matchMedia(query));
  const [subscribe] = useState(() => (changed: () => void) => {
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  });
  const read = () => media.matches;
  return useSyncExternalStore(subscribe, read, read);
}
