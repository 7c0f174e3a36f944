import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import type { OptionPrices } from '../addons/optionPrices';
import { memoryOf, recall } from './elementMemory';
import { originalRow } from './row';

/** Why a row's buttons are off, as a class of theirs. Source: spec product-table 4.6. */
export type DisabledReason =
  | 'wcpt-all-variations-out-of-stock'
  | 'wcpt-variation-out-of-stock'
  | 'wcpt-no-variation-selected'
  | 'wcpt-quantity-input-error'
  | 'wcpt-out-of-stock';

/** What a shopper has done in a row; what is not here is as the server printed it. */
export interface RowState {
  /** Undefined: the row has no variations, or none was ever chosen or cleared. */
  readonly selection: TableSelection | undefined;
  /** The selection that the page was told of, anew each time. */
  readonly told: { readonly selection: TableSelection } | undefined;
  readonly checked: boolean;
  /** Whether it can be checked; undefined: as the server printed it. */
  readonly canCheck: boolean | undefined;
  /** Quantity × price, in currency units, to 2 decimals; undefined until computed. Source: spec product-table 5.7. */
  readonly total: number | undefined;
  /** What its pieces in the cart cost, where the total counts them, in currency units; undefined: it does not. */
  readonly costInCart: number | undefined;
  /** What is chosen in the product's form in the row; undefined where it has none. */
  readonly options: OptionPrices | undefined;
  /** Whether its child row is open. */
  readonly isOpen: boolean | undefined;
  /**
   * Why its cart buttons are off, or no longer are; a reason that is not named is as the server printed it. Undefined: nothing
   * has put them off, or on.
   */
  readonly off: Readonly<Partial<Record<DisabledReason, boolean>>> | undefined;
  /** What is being done with the product, from the press on: its pieces are on their way into the cart, or out of it. */
  readonly busy: 'adding' | 'removing' | undefined;
  /** Whether a call of the cart for the product waits or runs. */
  readonly isCalling: boolean;
  /** How many pieces are in the cart; undefined: as the server printed it. */
  readonly inCart: number | undefined;
}

/** The store of a row, made when it is first asked for: an untouched row costs nothing. */
export function rowStore(row: HTMLElement): StoreApi<RowState> {
  const memory = memoryOf(originalRow(row));
  memory.store ??= createRowStore();
  return memory.store;
}

const createRowStore = () =>
  createStore<RowState>(() => ({
    selection: undefined,
    told: undefined,
    checked: false,
    canCheck: undefined,
    total: undefined,
    costInCart: undefined,
    options: undefined,
    isOpen: undefined,
    off: undefined,
    busy: undefined,
    isCalling: false,
    inCart: undefined,
  }));

/** A row's state as it stands, without making a store for it. */
export const rowState = (row: HTMLElement): RowState | undefined => recall(originalRow(row))?.store?.getState();
