import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TableChange } from './query/buildQuery';
import type { Pairs } from './query/pairs';
import { query } from './query/query';
import { readSettings, type TableSettings } from './settings';
import { readOrders, type ShownOrders, sortHeadings } from './sorting/orders';

/** A device view. Source: spec product-table 2.3. */
export type Device = 'laptop' | 'tablet' | 'phone';

/** What a table is doing, and what it was asked last. */
export interface TableState {
  /** Source: spec product-table 4.1. `more`: infinite scroll waits for its next page. */
  readonly status: 'idle' | 'loading' | 'more';
  /** The query that was sent last, without what is not the shopper's choice. */
  readonly sent: Pairs;
  /** The query whose answer is shown, and how the server printed it; ours is better encoded. */
  readonly answered: { readonly printed: string | null; readonly sent: Pairs };
  /** Counts queries: an answer of an older one is dropped. */
  readonly turn: number;
  /** Pages whose rows infinite scroll has added to those of the first answer. */
  readonly added: number;
  /** Why the table was loaded last. */
  readonly purpose: TableChange['purpose'] | undefined;
  /** By what the rows are sorted, as the headings show it. */
  readonly orders: ShownOrders;
}

/** One product table at work. What the server printed is read when it is used, as any answer replaces it. */
export interface Table {
  /** Digits. */
  readonly id: string;
  readonly container: HTMLElement;
  readonly store: StoreApi<TableState>;
  /** Ends with the widget. */
  readonly signal: AbortSignal;
  /** Asks the server, or the cache, for other rows; never rejects. */
  readonly query: (change: TableChange) => Promise<void>;
  /** Has `change` put other markup of the server into the container, which then takes the place of what was there. */
  readonly replace: (change: () => void) => void;
}

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
  const table = { id, container, store, signal, query: (change: TableChange) => query(table, change), replace, sync };

  function sync(): void {
    const headings = sortHeadings({ container }).map(({ heading }) => heading);
    const isSame = headings.length === known.length && headings.every((heading, at) => heading === known[at]);
    known = headings;
    // What was sorted here goes on to be shown on the headings that are still there.
    if (!isSame) store.setState({ orders: readOrders({ container }) });
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
  }));

/** The table's settings now. */
export const settingsOf = ({ container }: Pick<Table, 'container'>): TableSettings => readSettings(container);

/** Elements of the table itself: those of a table in one of its cells are not. Source: contract product-table 0.4. */
export function own<E extends Element = HTMLElement>(
  { container }: Pick<Table, 'container'>,
  selector: string,
): readonly E[] {
  return ownOf({ container }, [...container.querySelectorAll<E>(selector)]);
}

/** Of so many elements it is quicker to look first whether there is a table in the table at all. */
const MANY = 50;

/** The elements that are the table's own, of some within it. */
export function ownOf<E extends Element>(
  { container }: Pick<Table, 'container'>,
  elements: readonly E[],
): readonly E[] {
  if (elements.length > MANY && !container.querySelector('.wcpt')) return elements;
  return elements.filter(element => owns({ container }, element));
}

/** Whether an element is the table's own; that of a table in one of its cells is not. */
export const owns = ({ container }: Pick<Table, 'container'>, element: Element): boolean =>
  element.closest('.wcpt') === container;

/** The device view that is shown. Source: contract product-table 3.2. */
export function shownDevice({ container }: Pick<Table, 'container'>): Device {
  const wrapper = container.querySelector('.wcpt-table-scroll-wrapper-outer');
  const byClass = wrapper && devices.find(device => wrapper.classList.contains(`wcpt-device-${device}`));
  if (byClass) return byClass;
  const box = container.querySelector(
    '.wcpt-no-results[data-wcpt-device], .wcpt-required-but-missing-nav-filter-message[data-wcpt-device]',
  );
  const printed = box?.getAttribute('data-wcpt-device');
  return devices.find(device => device === printed) ?? 'laptop';
}

/** All device views. */
export const devices: readonly Device[] = ['laptop', 'tablet', 'phone'];

/** Ids of the tables on the page. */
export const tableIds = (): string[] =>
  [...document.querySelectorAll('.wcpt[data-wcpt-table-id]')].map(
    container => container.getAttribute('data-wcpt-table-id') ?? '',
  );
