import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { storeContext } from '../../src/ui/storeContext';

export interface SearchState {
  /** The link that has opened the search: the focus goes back to it. */
  readonly openedBy: HTMLElement | undefined;
}

/** A search that a link opens: in a menu, over the page, or at the foot of a phone. */
export interface SearchStore extends StoreApi<SearchState> {
  /**
   * A link of the search was pressed.
   * @param isAgain as the second click of two: a double click opens
   */
  press(link: HTMLElement, isAgain: boolean): void;
  /** Closes it, and goes back to its link. */
  close(): void;
  /** Closes it, if it was this link that opened it. */
  leave(link: HTMLElement): void;
  /** Closes with Escape and a click elsewhere from now on. */
  start(signal: AbortSignal): void;
}

export const [SearchProvider, useSearch] = storeContext<SearchStore>();

/**
 * A search that is closed at first. Source: spec storefront 4 "Search box".
 * @param isInside whether a click there leaves it open
 */
export function createSearchStore(isInside: (target: Element) => boolean): SearchStore {
  const store = createStore<SearchState>()(() => ({ openedBy: undefined }));
  // The focus goes into what is shown, and out of what is no longer inert.
  const set = (openedBy: HTMLElement | undefined) => flushSync(() => store.setState({ openedBy }));

  function press(link: HTMLElement, isAgain: boolean): void {
    set(store.getState().openedBy === link && !isAgain ? undefined : link);
  }

  function close(): void {
    const { openedBy } = store.getState();
    set(undefined);
    openedBy?.focus();
  }

  function leave(link: HTMLElement): void {
    if (store.getState().openedBy === link) set(undefined);
  }

  function start(signal: AbortSignal): void {
    const onClick = ({ button, target }: MouseEvent) => {
      if (button === 0 && store.getState().openedBy && target instanceof Element && !isInside(target)) set(undefined);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || !store.getState().openedBy) return;
      event.preventDefault();
      close();
    };
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('keydown', onKey, { signal });
  }

  return { ...store, press, close, leave, start };
}
