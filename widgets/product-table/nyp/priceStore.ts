import { createStore, type StoreApi } from 'zustand/vanilla';

/** What is wrong with a named price where it stands, and the limit that it leaves, as digits. */
export interface PriceProblem {
  readonly error: 'min' | 'max' | 'none';
  readonly limit: string;
}

/** What a named price says of itself; value and limits are its field's, where other scripts read and write them. */
export interface PriceState {
  /** Undefined: it was never looked at. */
  readonly problem?: PriceProblem;
}

const stores = new WeakMap<Element, StoreApi<PriceState>>();

/** The store of a price that somebody names, made when it is first looked at. */
export function priceStore(field: HTMLInputElement): StoreApi<PriceState> {
  const store = stores.get(field) ?? createStore<PriceState>(() => ({}));
  stores.set(field, store);
  return store;
}
