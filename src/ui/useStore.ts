import { useLayoutEffect, useReducer } from 'react';
import { type ExtractState, useStore as useZustand } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';

type ReadonlyStore = Pick<StoreApi<unknown>, 'getState' | 'getInitialState' | 'subscribe'>;

/**
 * Returns a store's state. During hydration that is the initial state, as React must find the server's markup; the present one
 * follows before the browser paints. zustand's own hook would let the initial state be painted.
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
