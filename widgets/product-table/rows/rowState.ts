import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import type { OptionPrices } from '../addons/optionPrices';
import { memoryOf, recall } from './elementMemory';
import { originalRow } from './row';

/** Why the cart buttons are disabled, each also a class of theirs. Source: spec product-table 4.6. */
export const DISABLED_REASONS = [
  'wcpt-all-variations-out-of-stock',
  'wcpt-variation-out-of-stock',
  'wcpt-no-variation-selected',
  'wcpt-quantity-input-error',
  'wcpt-out-of-stock',
] as const;

export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** What a shopper has done in a row; what is not here is as the server printed it. */
export interface RowState {
  /** Undefined: the row has no variations, or none was ever chosen or cleared. */
  readonly selection?: TableSelection | undefined;
  /** What `select_variation` has told of, anew each time. */
  readonly told?: { readonly selection: TableSelection } | undefined;
  readonly checked: boolean;
  /** Undefined: as the server printed it. */
  readonly canCheck?: boolean | undefined;
  /** Quantity × price, in currency units, to 2 decimals; undefined until computed. Source: spec product-table 5.7. */
  readonly total?: number | undefined;
  /** In currency units; undefined where the total does not count it. */
  readonly costInCart?: number | undefined;
  /** Undefined where the product has no form in the row. */
  readonly options?: OptionPrices | undefined;
  readonly isOpen?: boolean | undefined;
  /** A reason that is not named is as the server printed it. */
  readonly off?: Readonly<Partial<Record<DisabledReason, boolean>>> | undefined;
  /** From the press on. */
  readonly busy?: 'adding' | 'removing' | undefined;
  readonly isCalling: boolean;
  /** Undefined: as the server printed it. */
  readonly inCart?: number | undefined;
}

/** Made when it is first asked for: an untouched row costs nothing. */
export function rowStore(row: HTMLElement): StoreApi<RowState> {
  const memory = memoryOf(originalRow(row));
  memory.store ??= createStore<RowState>(() => ({ checked: false, isCalling: false }));
  return memory.store;
}

/** Makes no store. */
export const rowState = (row: HTMLElement): RowState | undefined => recall(originalRow(row))?.store?.getState();
