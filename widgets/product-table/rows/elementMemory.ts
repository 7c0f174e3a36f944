import type { StoreApi } from 'zustand/vanilla';
import type { FieldMessages } from '../addons/fieldProblem';
import type { DisabledModule } from '../layout/moduleSwitch';
import type { QuantityState } from '../quantity/changeQuantity';
import type { Variation } from '../show/printed';
import type { PictureAttributes } from '../show/showImages';
import type { RowState } from './rowState';

/**
 * What is kept of a server's element, mostly of a row, besides the row's state. It lives as long as the element, through
 * several mounts of the table.
 */
interface ElementMemory {
  /** Of a table: parts that scripts of the page have switched off, where there is no jQuery to keep them. */
  disabled?: readonly DisabledModule[];
  store?: StoreApi<RowState>;
  isPrepared?: boolean;
  /** Whether it is looked at for the first time right now. */
  isFirstLook?: boolean;
  /** Of a row whose variations can't be read: whether the console was told, and what removes the row's message. */
  isReported?: boolean;
  takeBack?: (() => void) | undefined;
  /** Of a child row: what slides it. */
  motion?: Animation | undefined;
  /** Of a part of a row: the descriptions that are shown; there is one for each variation. */
  descriptions?: readonly HTMLElement[];
  /** Of a part of a row: boxes that are shown as chosen; there may be hundreds. */
  chosenBoxes?: readonly Element[];
  /** What the server printed in an element that shows something else. */
  content?: readonly ChildNode[] | undefined;
  /** Of a price: whether the server printed it as on sale. */
  wasOnSale?: boolean;
  /** Of a price in the shop's own form: the variation's, as it was put in. */
  insertedPrice?: readonly ChildNode[];
  /** Of a picture: what the server printed. */
  picture?: PictureAttributes;
  /** Of a picture's box that waits for another script to put the picture in. */
  awaited?: { readonly variation: Variation | undefined } | undefined;
  /** Of a cart button: its name without a number. */
  name?: string;
  quantity?: QuantityState;
  /** Of a product's form: the variation that it has found last, and its parsed list. */
  found?: Variation;
  list?: readonly unknown[];
  messages?: FieldMessages;
  /** Of a product's form: whether it is being set to what was chosen elsewhere, so that its events are no choice. */
  isSyncing?: boolean;
}

const memories = new WeakMap<Element, ElementMemory>();

export const recall = (element: Element): Readonly<ElementMemory> | undefined => memories.get(element);

export function memoryOf(element: Element): ElementMemory {
  const memory = memories.get(element) ?? {};
  memories.set(element, memory);
  return memory;
}
