import { createStore } from 'zustand/vanilla';
import type { Mounted } from '../../../../src/hydrate';
import type { Fields } from '../forms/formFields';
import type { ByProduct, CartEnd, CartOutcome } from './cartAnswer';
import { type CartChange, kindOf, withRedirect } from './cartChange';

interface WaitingChange {
  readonly change: CartChange;
  readonly done: Promise<CartEnd>;
  readonly end: (ended: CartEnd) => void;
}

interface ShownNotice {
  readonly widget: Mounted;
  /** The element that had the focus before. */
  readonly opener: HTMLElement | undefined;
  /** Focuses the element that an answer has put in the place of the opener. */
  readonly giveFocus: () => void;
}

export interface PageCart {
  readonly sent?: CartChange | undefined;
  /** Changes that wait, each for a call of its own. */
  readonly waiting: readonly WaitingChange[];
  readonly outcome?: CartOutcome | undefined;
  /** Also the id of the last call. */
  readonly calls: number;
  readonly inCart: ByProduct;
  /** Aborts the update of the rows. */
  readonly showing?: AbortController | undefined;
  /** Counts how often rows were added. */
  readonly arrivals: number;
  readonly notice?: ShownNotice | undefined;
  readonly widget?: Mounted | undefined;
  readonly isAsking: boolean;
  /** Values of forms that did not get into the cart, by product: the forms begin with them the next time. */
  readonly forms: ReadonlyMap<string, Fields>;
}

export const pageCart = createStore<PageCart>(() => ({
  waiting: [],
  calls: 0,
  inCart: new Map(),
  arrivals: 0,
  isAsking: false,
  forms: new Map(),
}));

/** Passes a redirect to the last waiting change, which a page load would lose. @returns whether one waits */
export function handOnRedirect(redirect: string): boolean {
  const { waiting } = pageCart.getState();
  const last = waiting.at(-1);
  if (!last || kindOf(last.change) === 'look') return false;
  const change = withRedirect(last.change, { redirect });
  pageCart.setState({ waiting: [...waiting.slice(0, -1), { ...last, change }] });
  return true;
}
