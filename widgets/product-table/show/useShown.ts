import { useLayoutEffect, useState } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { useStore } from '../../../src/ui/useStore';
import { mainRow, rowOf } from '../rows/row';
import { NO_ROW, type RowState, rowStore } from '../rows/rowState';

/**
 * Has an element of an awake row show what a store says, by the very writer that writes rows which are markup. Undefined is
 * as the server printed it: nothing is written.
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

/** The store of the row that the table has for an element's product. */
export function useRowStore(element: Element): StoreApi<RowState> {
  const [store] = useState(() => {
    const row = rowOf(element);
    return row ? rowStore(mainRow(row)) : NO_ROW;
  });
  return store;
}
