import { createStore, type StoreApi } from 'zustand/vanilla';
import { readMenus } from '../features/filters/menus';
import { placeOptionSearch } from '../features/filters/OptionSearch';
import { NO_COUNTS } from '../features/filters/optionCounts';
import { selectionOf } from '../features/selection/startSelection';
import { readOrders, sortHeadings } from './query/orders';
import { navigations } from './query/pairs';
import { query } from './query/query';
import { readChoices } from './query/updateChoices';
import { createReadyRows } from './rows/freshRows';
import { createRows } from './rows/Rows';
import { readSettings } from './settings';
import { readDevice, type Table, type TableState } from './table';

export function createTable(container: HTMLElement, id: string, signal: AbortSignal, replace: Table['replace']) {
  const store = createTableStore(container);
  let known: readonly Element[] = [];
  let areas: readonly Element[] = [];
  const table: Table = {
    id,
    container,
    store,
    signal,
    query: change => query(table, change),
    replace,
    ready: createReadyRows(),
    rows: createRows(signal, () => table),
  };

  /** Reads the server's markup. */
  function sync(): void {
    placeOptionSearch(table);
    const headings = sortHeadings({ container }).map(({ heading }) => heading);
    const isSame = headings.length === known.length && headings.every((heading, at) => heading === known[at]);
    known = headings;
    store.setState(({ menus }) => ({
      settings: readSettings(container),
      device: readDevice(container),
      menus: readMenus({ container }, menus),
    }));
    store.setState({ choices: readChoices(table) });
    // Headings that are still there go on showing an order of the browser.
    if (!isSame) store.setState({ orders: readOrders({ container }) });
    if (!areas.some(area => container.contains(area))) store.setState({ counts: NO_COUNTS });
    areas = navigations({ container });
    selectionOf(table)?.repeat();
  }
  sync();
  return Object.assign(table, { sync });
}

export const createTableStore = (container: Element): StoreApi<TableState> =>
  createStore<TableState>(() => ({
    settings: readSettings(container),
    device: readDevice(container),
    status: 'idle',
    sent: [],
    answered: { printed: null, sent: [] },
    turn: 0,
    forgotten: 0,
    added: 0,
    orders: { headings: [], isOurs: false },
    downloads: {},
    endless: { page: 1, hasFailed: false, isOver: false },
    isNavigationForced: false,
    menus: new Map(),
    choices: new Map(),
    headers: new Set(),
    opened: new Map(),
    optionTerms: {},
    counts: NO_COUNTS,
    cartDelay: { delay: undefined, isPressed: false },
    ranOnce: new Set(),
  }));
