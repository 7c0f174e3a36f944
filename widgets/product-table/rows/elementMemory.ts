import type { StoreApi } from 'zustand/vanilla';
import type { FieldMessages } from '../addons/Problem';
import type { DisabledModule } from '../layout/moduleSwitch';
import type { QuantityState } from '../quantity/changeQuantity';
import type { Variation } from '../show/printed';
import type { PictureAttributes } from '../show/showImages';
import type { RowState } from './rowState';

/**
 * What is kept of an element of the server, in a row mostly, besides what the row's state says: what was printed there, and
 * what is under way. It goes with the element, and a table that is mounted anew finds it again.
 */
interface ElementMemory {
  /** Of a table: parts that scripts of the page have switched off, where there is no jQuery to keep them. */
  disabled?: readonly DisabledModule[];
  /** Of a row: its state. */
  store?: StoreApi<RowState>;
  /** Of a row: whether what is chosen in it was read. */
  isPrepared?: boolean;
  /** Of a row: whether it is looked at for the first time right now. */
  isFirstLook?: boolean;
  /** Of a row: whether the console was told that its variations can't be read, and what takes back what the row says of it. */
  isReported?: boolean;
  takeBack?: (() => void) | undefined;
  /** Of a child row: what slides it. */
  motion?: Animation | undefined;
  /** Of a part of a row: descriptions that are shown, once the others were hidden: there is one for each variation. */
  descriptions?: readonly HTMLElement[];
  /** Of a part of a row: boxes that are shown as chosen, once they were searched for: there may be hundreds. */
  chosenBoxes?: readonly Element[];
  /** What the server printed in an element, while that shows something else. */
  content?: readonly ChildNode[] | undefined;
  /** Of a price: whether the server printed it as on sale. */
  wasOnSale?: boolean;
  /** Of a price in the shop's own form: that of the variation, as it was put in. */
  insertedPrice?: readonly ChildNode[];
  /** Of a picture: what the server printed. */
  picture?: PictureAttributes;
  /** Of a picture's box: what is shown once another script has put the picture in. */
  awaited?: { readonly variation: Variation | undefined } | undefined;
  /** Of a cart button: its name without a number. */
  name?: string;
  /** Of a quantity: what is known of it besides its value. */
  quantity?: QuantityState;
  /** Of a product's form: the variation that it has found last, and its list, which is parsed once. */
  found?: Variation;
  list?: readonly unknown[];
  /** Of a product's form: what is said at its fields. */
  messages?: FieldMessages;
  /** Of a product's form: whether it is being set to what was chosen elsewhere. What it tells meanwhile is no choice. */
  isSyncing?: boolean;
}

const memories = new WeakMap<Element, ElementMemory>();

/** Returns what is kept of an element; an untouched one has no memory. */
export const recall = (element: Element): Readonly<ElementMemory> | undefined => memories.get(element);

/** Returns the memory of an element to write to. */
export function memoryOf(element: Element): ElementMemory {
  const memory = memories.get(element) ?? {};
  memories.set(element, memory);
  return memory;
}
