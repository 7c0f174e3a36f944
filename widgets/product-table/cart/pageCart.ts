import { createStore } from 'zustand/vanilla';
import type { Mounted } from '../../../src/hydrate';
import type { Fields } from '../addons/formFields';
import type { CartEnd, CartOutcome } from './callCart';
import type { ByProduct } from './cartAnswer';
import type { CartChange } from './cartChange';

/** The cart of the page's tables: what is under way, and what is shown of it. */
export interface PageCart {
  /** The change whose call runs. */
  readonly sent: CartChange | undefined;
  /** Changes that wait, each for a call of its own. */
  readonly waiting: readonly CartChange[];
  /** For each change that waits: ends the wait of those who asked for it. */
  readonly endings: readonly { readonly done: Promise<CartEnd>; readonly end: (ended: CartEnd) => void }[];
  /** What became of the last change that was sent. */
  readonly outcome: CartOutcome | undefined;
  /** How many calls there were; the id of the last one. */
  readonly calls: number;
  /** What the cart holds, as far as the page knows. */
  readonly inCart: ByProduct;
  /** Ends the work of having rows show it. */
  readonly showing: AbortController | undefined;
  /** How often rows have come since the page began. */
  readonly arrivals: number;
  /** The notice that is shown, and what had the focus before. */
  readonly notice: { readonly widget: Mounted; readonly opener: HTMLElement | undefined } | undefined;
  /** The bar with the cart's pieces and total. */
  readonly widget: Mounted | undefined;
  /** Whether checked rows are asking for the forms of their products. */
  readonly isAsking: boolean;
  /** Values of forms that did not get into the cart, by product: the forms begin with them the next time. */
  readonly forms: ReadonlyMap<string, Fields>;
  /** Those who want the cart shown: tables, and the widget on pages without; and what ends with the last of them. */
  readonly users: readonly AbortSignal[];
  readonly ended: AbortController | undefined;
}

export const pageCart = createStore<PageCart>(() => ({
  sent: undefined,
  waiting: [],
  endings: [],
  outcome: undefined,
  calls: 0,
  inCart: new Map(),
  showing: undefined,
  arrivals: 0,
  notice: undefined,
  widget: undefined,
  isAsking: false,
  forms: new Map(),
  users: [],
  ended: undefined,
}));
