import { takeEscape } from '../../src/ui/press';
import { createDrawnStore, storeContext } from '../../src/ui/storeContext';

interface SearchState {
  /** The link that has opened the search: the focus goes back to it. */
  readonly openedBy: HTMLElement | undefined;
}

export type SearchStore = ReturnType<typeof createSearchStore>;

export const [SearchProvider, useSearch] = storeContext<SearchStore>();

/** @param isInside whether a click there leaves it open, or closes it by itself; that on its link is known */
export function createSearchStore(isInside: (target: Element) => boolean) {
  const store = createDrawnStore<SearchState>(() => ({ openedBy: undefined }));
  const set = (openedBy: HTMLElement | undefined) => store.draw({ openedBy });

  /** @param isAgain for the second click of a double click, which opens */
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
      const { openedBy } = store.getState();
      if (button !== 0 || !openedBy || !(target instanceof Element)) return;
      if (!openedBy.contains(target) && !isInside(target)) set(undefined);
    };
    const onKey = (event: KeyboardEvent) => {
      if (store.getState().openedBy && takeEscape(event)) close();
    };
    // The capture phase: the link of another search stops the click.
    document.addEventListener('click', onClick, { capture: true, signal });
    document.addEventListener('keydown', onKey, { signal });
  }

  return { ...store, press, close, leave, start };
}
