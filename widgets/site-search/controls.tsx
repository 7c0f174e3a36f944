import { type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { Adopted, type SlotProps, useAttributes } from '../../src/hydrate';
import { clickWithKeys, usePress } from '../../src/ui/press';
import { useStore } from '../../src/ui/useStore';
import { tSearch } from './messages';
import { useSearch } from './store';

/** Up to this width the link of a search leads nowhere. */
const NARROW = '(max-width: 1024px)';
export const CROSS = '.search-close, .popup-search-close';

export function MenuLink({ element }: SlotProps): ReactNode {
  const isNarrow = useMedia(NARROW);
  const [target] = useState(() => element.getAttribute('href') ?? '#');
  useAttributes(element, { href: isNarrow ? '' : target });
  return <SearchLink element={element} isInMenu />;
}

export function SearchLink({ element, isInMenu }: { element: HTMLElement; isInMenu?: boolean }): ReactNode {
  const store = useSearch();
  const isOpen = useStore(store, ({ openedBy }) => openedBy === element);
  useAttributes(element, { 'aria-expanded': String(isOpen) });
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    // Themes' menus close on it.
    if (isInMenu) event.stopPropagation();
    store.press(element, event.detail > 1);
  };
  // The second press of a double click would blur the field that the first has focused.
  const onMouseDown = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault();
  };
  // The space bar presses links in the role of a button, too.
  return (
    <Adopted
      of={element}
      onClick={onClick}
      onMouseDown={onMouseDown}
      onKeyDown={event => clickWithKeys(element, event)}
    />
  );
}

/** Renders the form that a link opens; its content is a root of its own. */
export function Form({ element }: SlotProps<HTMLFormElement>): ReactNode {
  const onClick = (event: MouseEvent) => {
    // Themes' menus close on it.
    if (event.target instanceof HTMLInputElement) event.stopPropagation();
  };
  return <Adopted of={element} onClick={onClick} />;
}

/** The server's cross, which is no button for keys and screen readers. */
export function Cross({ element }: SlotProps): ReactNode {
  const store = useSearch();
  useAttributes(element, { role: 'button', tabindex: '0', 'aria-label': tSearch('site-search.close') });
  return <Adopted of={element} {...usePress(store.close)} />;
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
