import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import type { FieldMessages } from '../addons/fieldProblem';
import type { OptionPrices } from '../addons/optionPrices';
import type { DisabledModule } from '../layout/moduleSwitch';
import type { QuantityError } from '../quantity/quantity';
import type { Variation } from '../show/printed';
import { type Field, originalRow } from './row';

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
  /** What the row shows: what `select_variation` has told of last, anew each time, and whether that was a variation now or before. */
  readonly told?: { readonly selection: TableSelection; readonly hasFollowed: boolean } | undefined;
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
  /** What is wrong with quantities, and prices that the shopper names; of fields that were wrong once. */
  readonly faults?: ReadonlyMap<Field, QuantityError | undefined> | undefined;
  /** Whether what is chosen has no quantity; undefined: as the server printed it. */
  readonly isQuantityOff?: boolean | undefined;
  /** A reason that is not named is as the server printed it. */
  readonly off?: Readonly<Partial<Record<DisabledReason, boolean>>> | undefined;
  /** From the press on. */
  readonly busy?: 'adding' | 'removing' | undefined;
  readonly isCalling: boolean;
  /** Undefined: as the server printed it. */
  readonly inCart?: number | undefined;
  /** Counts how often other scripts may have printed parts of the row anew. */
  readonly look: number;
}

/** Made when it is first asked for: an untouched row costs nothing. */
export function rowStore(row: HTMLElement): StoreApi<RowState> {
  const memory = memoryOf(originalRow(row));
  memory.store ??= createStore<RowState>(() => ({ checked: false, isCalling: false, look: 0 }));
  return memory.store;
}

/** Makes no store. */
export const rowState = (row: HTMLElement): RowState | undefined => recall(originalRow(row))?.store?.getState();

/**
 * What is kept of a server's element, mostly of a row, besides the row's state. It lives as long as the element, through
 * several mounts of the table.
 */
interface ElementMemory {
  /** Of a table: parts that scripts of the page have switched off, where there is no jQuery to keep them. */
  disabled?: readonly DisabledModule[];
  store?: StoreApi<RowState>;
  /** Of a quantity, and a row with variations: whether it was set up. */
  isReady?: boolean;
  /** Of a row: ends a press that waits until it is known what is chosen. */
  earlyPress?: AbortController;
  /** Of a row whose variations can't be read: whether the console was told, and what removes the row's message. */
  isReported?: boolean;
  removeUnreadable?: (() => void) | undefined;
  /** Of a child row: what slides it. */
  motion?: Animation | undefined;
  /** Of a part of a row: boxes that are shown as chosen; there may be hundreds. */
  chosenBoxes?: readonly Element[];
  /** Of a cart button: its name without a number. */
  name?: string;
  /** Of a product's form: the variation that it has found last. */
  found?: Variation;
  messages?: FieldMessages;
  cause?: Cause | undefined;
}

/** Why we change an element ourselves: a quantity, a row that is read for the first time, a form that follows its row. */
export type Cause = 'first value' | 'variation' | 'first look' | 'choice elsewhere';

const memories = new WeakMap<Element, ElementMemory>();

export const recall = (element: Element): Readonly<ElementMemory> | undefined => memories.get(element);

export function memoryOf(element: Element): ElementMemory {
  const memory = memories.get(element) ?? {};
  memories.set(element, memory);
  return memory;
}

/** Undefined: somebody else has changed it, as a shopper does. */
export const causeOf = (element: Element): Cause | undefined => recall(element)?.cause;

/** Native events that the change raises come back to our own listeners, which ask for the cause. */
export function changeFor(element: Element, cause: Cause, change: () => void): void {
  const memory = memoryOf(element);
  const around = memory.cause;
  memory.cause = cause;
  try {
    change();
  } finally {
    memory.cause = around;
  }
}
