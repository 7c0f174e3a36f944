import { createStore, type StoreApi } from 'zustand/vanilla';
import { pageGlobal } from './config/pageGlobal';

/** What the shopper wants to keep, by list id: the variation's id where one was chosen, else the product's. Source: contract add-ons 7.8. */
export interface WishlistState {
  /** What is in the list as the shop last told. */
  readonly known: ReadonlySet<string>;
  /** What the shopper asked for and the shop has not answered yet: list id → whether it is to be in the list. */
  readonly asked: ReadonlyMap<string, boolean>;
  /** Number of the header's counter; undefined: what the server printed stands. */
  readonly counter: number | undefined;
  /** The lists that a product is in, by its id, as the shop sent them. Source: contract add-ons 7.2. */
  readonly products: Readonly<Record<string, unknown>>;
  /** Whether anybody has told what is in the list. */
  readonly isTold: boolean;
}

/** The one wishlist of the page, for tables and for buttons of the add-on. */
export const wishlist: StoreApi<WishlistState> = createStore<WishlistState>()(() => ({
  known: new Set(),
  asked: new Map(),
  counter: undefined,
  products: {},
  isTold: false,
}));

/** Whether an id is in the list, or about to be. */
export const isListed = ({ known, asked }: WishlistState, id: string): boolean => asked.get(id) ?? known.has(id);

/** Where tables find what is in the list. Source: contract add-ons 7.3. */
const PAGE_IDS = 'wcpt_ti_wishlist_ids';

/** The ids that the page was printed with; undefined: the page has no wishlist for tables. An id may stand there twice. */
export function pageIds(): ReadonlySet<string> | undefined {
  const printed = pageGlobal(PAGE_IDS);
  return Array.isArray(printed) ? new Set(printed.map(String)) : undefined;
}

/** Believes what the page was printed with, unless somebody has told more since. @returns whether the page has such a list */
export function knowPageIds(): boolean {
  const known = pageIds();
  if (known && !wishlist.getState().isTold) wishlist.setState({ known, isTold: true });
  return known !== undefined;
}

/** Has other scripts read what is in the list, where the page keeps it for them: the array stays the same one. */
export function writePageIds(): void {
  const printed = pageGlobal(PAGE_IDS);
  if (!Array.isArray(printed)) return;
  const state = wishlist.getState();
  const ids = new Set([...state.known, ...state.asked.keys()]);
  printed.splice(0, printed.length, ...[...ids].filter(id => isListed(state, id)));
}
