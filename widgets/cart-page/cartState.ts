import type { DrawnStore } from '../../src/ui/storeContext';
import type { Rates } from './page';

export type Part = 'form' | 'totals';

/** The cart as its page shows it; typed values are in the fields themselves. */
export interface CartState {
  readonly hasEdits: boolean;
  /** Why the shop refused the coupon; an error that is not new is not announced again. */
  readonly couponError: { readonly words: string; readonly isNew: boolean } | undefined;
  readonly isCalculatorOpen: boolean;
  /** Rates that the shopper has chosen and the shop has not answered yet. */
  readonly rates: Rates | undefined;
  readonly busy: readonly Part[];
  /** Hash of the cart that the page shows. See contract/page.md#storage. */
  readonly hash: string;
}

/** The cart, as its actions see it. */
export interface ShownCart extends DrawnStore<CartState> {
  /** Whether another window has changed the cart. */
  isOutdated(): boolean;
  /** Draws the cart on the markup that `change` puts in; it returns the state that changes with it. */
  replace(change: () => Partial<CartState>): void;
  /** The shop has answered a choice; a later choice still waits. */
  settle(rates: Rates): void;
}
