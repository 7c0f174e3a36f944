import { createStore, type StoreApi } from 'zustand/vanilla';
import { guardListener } from '../bus/channel';
import type { Fragments } from '../bus/events';
import { getCookie } from '../cookies';

export type CartState =
  | { readonly phase: 'unknown' }
  | {
      readonly phase: 'known';
      /** Empty for an empty cart. */
      readonly hash: string;
      readonly fragments: Fragments;
    };

const store = createStore<CartState>()(() => ({ phase: 'unknown' }));

/** The page's cart. A listener that throws is reported, and the others hear of the change all the same. */
export const cartStore: StoreApi<CartState> = {
  ...store,
  subscribe: listener =>
    store.subscribe((...states) => guardListener('cartStore', 'subscriber', () => listener(...states))),
};

export function cartArrived(hash: string, fragments: Fragments): void {
  cartStore.setState({ phase: 'known', hash, fragments }, true);
}

/** Cookie that the server sets while the cart is not empty. Its value is no count. */
const ITEMS_COOKIE = 'woocommerce_items_in_cart';
/** Cookie with the hash of the server's cart. See contract/page.md#storage. */
export const HASH_COOKIE = 'woocommerce_cart_hash';

export function hasItems(): boolean {
  return Number(getCookie(ITEMS_COOKIE) ?? 0) > 0;
}
