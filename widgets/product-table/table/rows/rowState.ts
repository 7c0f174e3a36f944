import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableSelection } from '../../../../src/core/bus/events/tableRows';
import type { Units } from '../../../../src/core/decimal';
import type { QuantityError } from './quantity';
import { type Field, originalRow } from './row';

/** A part of a table that a script of the page has switched off, and the script's name. */
export interface DisabledModule {
  readonly module: string;
  readonly source: string;
}

/** Why the cart buttons are disabled, each also a class of theirs. */
export const DISABLED_REASONS = [
  'wcpt-all-variations-out-of-stock',
  'wcpt-variation-out-of-stock',
  'wcpt-no-variation-selected',
  'wcpt-quantity-input-error',
  'wcpt-out-of-stock',
] as const;

export type DisabledReason = (typeof DISABLED_REASONS)[number];

/** Effects of a form's fields on the product's price, in currency units, but for `percent`. */
export interface OptionPrices {
  /** Of a piece, in place of the row's price; undefined where nothing is measured. */
  readonly measured: Units | undefined;
  readonly each: Units;
  /** Of a piece's price. */
  readonly percent: Units;
  /** For all pieces together. */
  readonly once: Units;
}

/** Any of its fields may be missing or odd. */
export type Variation = Readonly<Record<string, unknown>>;

/** State that a shopper has changed in a row; undefined fields are as the server printed them. */
export interface RowState {
  /** Undefined: the row has no variations, or none was ever chosen or cleared. */
  readonly selection?: TableSelection | undefined;
  /** The shown selection: that of the last `select_variation`, a new object each time, and whether it ever was a variation. */
  readonly told?: { readonly selection: TableSelection; readonly hasFollowed: boolean } | undefined;
  readonly checked: boolean;
  /** Undefined: as the server printed it. */
  readonly canCheck?: boolean | undefined;
  /** Quantity × price, in currency units, to 2 decimals; undefined until computed. */
  readonly total?: number | undefined;
  /** In currency units; undefined where the total does not count it. */
  readonly costInCart?: number | undefined;
  /** Undefined where the product has no form in the row. */
  readonly options?: OptionPrices | undefined;
  /** Errors of quantities and named prices, by field; undefined for a field that is valid again. */
  readonly faults?: ReadonlyMap<Field, QuantityError | undefined> | undefined;
  /** Whether the selection has no quantity; undefined: as the server printed it. */
  readonly isQuantityOff?: boolean | undefined;
  /** A missing reason is as the server printed it. */
  readonly off?: Readonly<Partial<Record<DisabledReason, boolean>>> | undefined;
  /** From the press on. */
  readonly busy?: 'adding' | 'removing' | undefined;
  readonly isCalling: boolean;
  /** Undefined: as the server printed it. */
  readonly inCart?: number | undefined;
  /** Counts how often other scripts may have printed parts of the row anew. */
  readonly look: number;
}

/** Returns the row's store, created on first use: an untouched row costs nothing. */
export function rowStore(row: HTMLElement): StoreApi<RowState> {
  const memory = memoryOf(originalRow(row));
  memory.store ??= createStore<RowState>(() => ({ checked: false, isCalling: false, look: 0 }));
  return memory.store;
}

/** Returns the row's state without creating a store. */
export const rowState = (row: HTMLElement): RowState | undefined => recall(originalRow(row))?.store?.getState();

/** Message at a field of a product's form. */
export interface FieldMessage {
  readonly message: Element;
  readonly stays?: (() => boolean) | undefined;
  readonly remove: () => void;
}

/**
 * Data of a server's element, mostly of a row, besides the row's state. It lives as long as the element, through several
 * mounts of the table.
 */
interface ElementMemory {
  /** Of a table: parts that scripts of the page have switched off, where there is no jQuery to keep them. */
  disabled?: readonly DisabledModule[];
  store?: StoreApi<RowState>;
  /** Of a quantity, and a row with variations: whether it was set up. */
  isReady?: boolean;
  /** Of a row: aborts a press that waits for the selection. */
  earlyPress?: AbortController;
  /** Of a row whose variations can't be read: whether that was reported. */
  isReported?: boolean;
  /** Of a child row: its slide animation. */
  motion?: Animation | undefined;
  /** Of a part of a row: boxes that are shown as chosen; there may be hundreds. */
  chosenBoxes?: readonly Element[];
  /** Of a cart button: its name without a number. */
  name?: string;
  /** Of a product's form: the variation that it has found last. */
  found?: Variation;
  /** Of a field: the message of its fault, which describes it besides what the server printed. */
  messageId?: string | undefined;
  /** Of a product's form: the messages at its fields. */
  messages?: Map<Element, FieldMessage>;
  /** Values of attributes before the table set them (`give`); null: none. */
  printed?: Record<string, string | null> | undefined;
  cause?: Cause | undefined;
}

/** Reason of a change of our own: to a quantity, a row that is read for the first time, a form that follows its row. */
export type Cause = 'first value' | 'variation' | 'first look' | 'choice elsewhere';

const memories = new WeakMap<Element, ElementMemory>();

export const recall = (element: Element): Readonly<ElementMemory> | undefined => memories.get(element);

export function memoryOf(element: Element): ElementMemory {
  const memory = memories.get(element) ?? {};
  memories.set(element, memory);
  return memory;
}

/** Returns the cause of our own change; undefined: the shopper or another script has changed the element. */
export const causeOf = (element: Element): Cause | undefined => recall(element)?.cause;

/** Runs a change of our own: our listeners get its native events too, and ask for the cause. */
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
