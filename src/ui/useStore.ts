import { useLayoutEffect, useReducer } from 'react';
import { type ExtractState, useStore as useZustand } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

type ReadonlyStore = Pick<StoreApi<unknown>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * What a component shows of a store. While React takes the page over it is the store's first state, since React must find
 * what the server sent; the present one follows before the browser paints. zustand's own hook lets the first one be seen.
 */
export function useStore<S extends ReadonlyStore>(store: S): ExtractState<S>;
export function useStore<S extends ReadonlyStore, V>(store: S, select: (state: ExtractState<S>) => V): V;
export function useStore(store: ReadonlyStore, select: (state: unknown) => unknown = state => state): unknown {
  const shown = useZustand(store, select);
  const [, showPresent] = useReducer((count: number) => count + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes reach React by themselves
  useLayoutEffect(() => {
    if (!Object.is(select(store.getState()), shown)) showPresent();
  }, []);
  return shown;
}
