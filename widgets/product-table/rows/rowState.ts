import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { originalRow } from './row';

/** What a shopper has done in a row; what is not here is as the server printed it. */
interface RowState {
  /** Undefined: the row has no variations, or none was ever chosen or cleared. */
  readonly selection: TableSelection | undefined;
  readonly checked: boolean;
  /** Quantity × price, in currency units, to 2 decimals; undefined until computed. Source: spec product-table 5.7. */
  readonly total: number | undefined;
}

const stores = new WeakMap<HTMLElement, StoreApi<RowState>>();

/** The store of a row, made when it is first asked for: an untouched row costs nothing. */
export function rowStore(row: HTMLElement): StoreApi<RowState> {
  const original = originalRow(row);
  const known = stores.get(original);
  if (known) return known;
  const store = createStore<RowState>(() => ({ selection: undefined, checked: false, total: undefined }));
  stores.set(original, store);
  return store;
}

/** A row's state as it stands, without making a store for it. */
export const rowState = (row: HTMLElement): RowState | undefined => stores.get(originalRow(row))?.getState();
