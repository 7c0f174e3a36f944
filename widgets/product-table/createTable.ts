import { createStore, type StoreApi } from 'zustand/vanilla';
import { NO_COUNTS } from './navigation/dynamic/startDynamicFilters';
import { readMenus } from './navigation/menus';
import { placeOptionSearch } from './navigation/optionSearch/startOptionSearch';
import type { TableChange } from './query/buildQuery';
import { query } from './query/query';
import { navigations } from './query/serialise';
import { createRowLooks } from './rows/rowLooks';
import { readOrders, sortHeadings } from './sorting/headingSort';
import type { Table, TableState } from './table';

/** Makes a table of its container. `replace` puts other markup in. */
export function createTable(
  container: HTMLElement,
  id: string,
  signal: AbortSignal,
  replace: Table['replace'],
): Table & {
  /** Reads what the server has printed. */
  readonly sync: () => void;
} {
  const store = createTableStore();
  let known: readonly Element[] = [];
  let areas: readonly Element[] = [];
  const table = {
    id,
    container,
    store,
    signal,
    query: (change: TableChange) => query(table, change),
    replace,
    sync,
    looks: createRowLooks(signal),
  };

  function sync(): void {
    placeOptionSearch({ container, store });
    const headings = sortHeadings({ container }).map(({ heading }) => heading);
    const isSame = headings.length === known.length && headings.every((heading, at) => heading === known[at]);
    known = headings;
    store.setState(({ menus }) => ({ menus: readMenus({ container }, menus) }));
    // What was sorted here goes on to be shown on the headings that are still there.
    if (!isSame) store.setState({ orders: readOrders({ container }) });
    // Another navigation has counts of its own.
    if (!areas.some(area => container.contains(area))) store.setState({ counts: NO_COUNTS });
    areas = navigations({ container });
    store.getState().selected?.parts.repeat();
  }
  sync();
  return table;
}

/** A table's store at its start. */
export const createTableStore = (): StoreApi<TableState> =>
  createStore<TableState>(() => ({
    status: 'idle',
    sent: [],
    answered: { printed: null, sent: [] },
    turn: 0,
    added: 0,
    purpose: undefined,
    orders: { headings: [], isOurs: false },
    picture: undefined,
    downloads: {},
    selected: undefined,
    priceLook: undefined,
    failure: undefined,
    endless: { page: 1, hasFailed: false, isOver: false },
    figures: undefined,
    areas: undefined,
    isNavigationForced: false,
    menus: {},
    optionTerms: {},
    counts: NO_COUNTS,
    canReset: undefined,
    applying: undefined,
    unsent: {},
  }));
