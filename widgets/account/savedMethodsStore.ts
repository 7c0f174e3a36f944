import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { storeContext } from '../../src/ui/storeContext';

export interface SavedMethodsState {
  /** The link of the method about which the shopper is asked whether it is to be deleted. */
  readonly asked: HTMLElement | undefined;
  /** Links that are followed already: each is followed once. */
  readonly followed: ReadonlySet<HTMLElement>;
}

export interface SavedMethodsStore extends StoreApi<SavedMethodsState> {
  /** Asks before a method is deleted. */
  ask(link: HTMLElement): void;
  /** Keeps the method after all; the focus goes back to its link. */
  keep(): void;
  /** A link is followed. */
  follow(link: HTMLElement): void;
  start(signal: AbortSignal): void;
}

export const [SavedMethodsProvider, useSavedMethods] = storeContext<SavedMethodsStore>();

const AT_REST: SavedMethodsState = { asked: undefined, followed: new Set() };

/** The shopper's saved payment methods. Source: contract 22. */
export function createSavedMethodsStore(): SavedMethodsStore {
  const store = createStore<SavedMethodsState>()(() => AT_REST);
  const { getState, setState } = store;

  function keep(): void {
    const { asked } = getState();
    flushSync(() => setState({ asked: undefined }));
    asked?.focus();
  }

  return {
    ...store,
    ask: asked => flushSync(() => setState({ asked })),
    keep,
    follow: link => flushSync(() => setState(({ followed }) => ({ followed: new Set([...followed, link]) }))),
    start(signal) {
      // Back in a page that the browser has kept, nothing is under way.
      window.addEventListener('pageshow', ({ persisted }) => persisted && setState(AT_REST), { signal });
    },
  };
}
