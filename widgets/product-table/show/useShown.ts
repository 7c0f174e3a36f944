import { useLayoutEffect } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from '../../../src/ui/useStore';

/**
 * Has an element show what a store says; undefined is as the server printed it, and nothing is written.
 */
export function useShown<S, V, E extends Element>(
  element: E,
  store: StoreApi<S>,
  select: (state: S) => V | undefined,
  show: (element: E, shown: V) => void,
): void {
  const shown = useStore(store, select);
  useLayoutEffect(() => {
    if (shown !== undefined) show(element, shown);
  }, [element, shown, show]);
}
