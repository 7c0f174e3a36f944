import { createStore } from 'zustand/vanilla';
import type { Mounted } from '../../../src/hydrate';
import type { Fields } from '../addons/formFields';
import type { ByProduct } from './cartAnswer';
import type { CartChange } from './cartChange';
import type { CartEnd, CartOutcome } from './sendCart';

export interface PageCart {
  readonly sent: CartChange | undefined;
  /** Changes that wait, each for a call of its own. */
  readonly waiting: readonly CartChange[];
  /** For each change that waits: ends the wait of those who asked for it. */
  readonly endings: readonly { readonly done: Promise<CartEnd>; readonly end: (ended: CartEnd) => void }[];
  readonly outcome: CartOutcome | undefined;
  /** Also the id of the last call. */
  readonly calls: number;
  readonly inCart: ByProduct;
  /** Ends the work of having rows show it. */
  readonly showing: AbortController | undefined;
  /** How often rows have come. */
  readonly arrivals: number;
  readonly notice: { readonly widget: Mounted; readonly opener: HTMLElement | undefined } | undefined;
  readonly widget: Mounted | undefined;
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
