import { createStore, type StoreApi } from 'zustand/vanilla';
import { pageGlobal } from './config/pageGlobal';

/** The shopper's wishlist, by list id: the variation's id where one was chosen, else the product's. */
export interface WishlistState {
  /** Ids in the list, as the shop sent them last. */
  readonly known: ReadonlySet<string>;
  /** Changes that the shop has not answered yet: list id → whether it is to be in the list. */
  readonly asked: ReadonlyMap<string, boolean>;
  /** Number of the header's counter; undefined: the server's number stays. */
  readonly counter: number | undefined;
  /** The lists that a product is in, by its id, as the shop sent them. */
  readonly products: Readonly<Record<string, unknown>>;
  /** Whether the content of the list is known. */
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

/** Global in which tables find the ids in the list. */
const PAGE_IDS = 'wcpt_ti_wishlist_ids';

/** The ids that the page was printed with; undefined: the page has no wishlist for tables. An id may stand there twice. */
export function pageIds(): ReadonlySet<string> | undefined {
  const printed = pageGlobal(PAGE_IDS);
  return Array.isArray(printed) ? new Set(printed.map(String)) : undefined;
}

/** Takes over the ids that the page was printed with, unless the list is known already. @returns whether the page has such a list */
export function knowPageIds(): boolean {
  const known = pageIds();
  if (known && !wishlist.getState().isTold) wishlist.setState({ known, isTold: true });
  return known !== undefined;
}

/** Writes the ids in the list to the page's array for other scripts, if there is one: it stays the same object. */
export function writePageIds(): void {
  const printed = pageGlobal(PAGE_IDS);
  if (!Array.isArray(printed)) return;
  const state = wishlist.getState();
  const ids = new Set([...state.known, ...state.asked.keys()]);
  printed.splice(0, printed.length, ...[...ids].filter(id => isListed(state, id)));
}
