import { createStore, type StoreApi } from 'zustand/vanilla';
import type { QuantityControl, QuantityError } from './quantityLimits';

/** What a quantity says of itself; value and limits are its field's, where other scripts read and write them. */
export interface QuantityState {
  /** What is wrong with it; undefined: nothing ever was. */
  readonly error?: QuantityError | 'none';
  /** Whether a step down, or up, would leave the limits. */
  readonly isLeast?: boolean;
  readonly isMost?: boolean;
}

const stores = new WeakMap<Element, StoreApi<QuantityState>>();

/** The store of a quantity, made when somebody touches it or something is wrong with it: others cost nothing. */
export function quantityStore(control: QuantityControl): StoreApi<QuantityState> {
  const store = stores.get(control) ?? createStore<QuantityState>(() => ({}));
  stores.set(control, store);
  return store;
}

/** The store of a quantity that has one. */
export const knownQuantity = (control: QuantityControl): StoreApi<QuantityState> | undefined => stores.get(control);
