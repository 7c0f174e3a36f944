import { createDrawnStore, storeContext } from '../../src/ui/storeContext';

interface SavedMethodsState {
  readonly asked: HTMLElement | undefined;
  readonly followed: ReadonlySet<HTMLElement>;
}

export type SavedMethodsStore = ReturnType<typeof createSavedMethodsStore>;

export const [SavedMethodsProvider, useSavedMethods] = storeContext<SavedMethodsStore>();

const AT_REST: SavedMethodsState = { asked: undefined, followed: new Set() };

export function createSavedMethodsStore() {
  const store = createDrawnStore<SavedMethodsState>(() => AT_REST);
  const { getState, setState, draw } = store;

  function keep(): void {
    const { asked } = getState();
    draw({ asked: undefined });
    asked?.focus();
  }

  return {
    ...store,
    ask: (asked: HTMLElement) => draw({ asked }),
    keep,
    follow: (link: HTMLElement) => draw({ followed: new Set([...getState().followed, link]) }),
    start(signal: AbortSignal) {
      // In a page that the browser has kept, nothing is under way.
      window.addEventListener('pageshow', ({ persisted }) => persisted && setState(AT_REST), { signal });
    },
  };
}
