import type { ComponentType, ReactNode } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import { searchAll } from '../../src/core/searchAll';
import type { CsvDownloadState } from './csv/CsvDownload';
import type { Selected } from './frame/AddSelected';
import type { TableFailure } from './frame/Failure';
import type { EndlessRows } from './frame/MoreRows';
import type { ResultFigures } from './frame/ResultCount';
import type { OptionCounts } from './navigation/dynamic/startDynamicFilters';
import type { MenuState } from './navigation/menus';
import type { AreasLayout } from './navigation/sidebar';
import type { TableChange } from './query/buildQuery';
import type { Pairs } from './query/pairs';
import type { RowLooks } from './rows/rowLooks';
import { readSettings, type TableSettings } from './settings';
import type { ShownOrders } from './sorting/headingSort';

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
  /** What stands over the page while a row's picture is open, or enlarged under the mouse. */
  readonly picture: ReactNode;
  /** Downloads of the table as a file, by what their buttons say of them. */
  readonly downloads: Readonly<Record<string, CsvDownloadState>>;
  /** What of the rows is selected; undefined until there are some that can be. */
  readonly selected: Selected | undefined;
  /** What prices that the shopper names show: it comes with the first of them. */
  readonly priceLook: ComponentType<{ readonly field: HTMLInputElement }> | undefined;
  /** Why the rows that were asked for last are not there. */
  readonly failure: TableFailure | undefined;
  readonly endless: EndlessRows;
  /** What the last answer says of its rows; undefined: there was none yet, or it says nothing. */
  readonly figures: ResultFigures | undefined;
  /** Undefined until the table is laid out. */
  readonly areas: AreasLayout | undefined;
  /** Whether the navigation is shown also where a dialog has it, as that could not be opened. */
  readonly isNavigationForced: boolean;
  /** The navigation's menus, by name. */
  readonly menus: Readonly<Record<string, MenuState>>;
  /** What is typed into the fields that search the options of a filter. */
  readonly optionTerms: Readonly<Record<string, string>>;
  readonly counts: OptionCounts;
  /** Whether the query has more in it than the device; undefined before the first load. Source: spec product-table 2.4. */
  readonly canReset: boolean | undefined;
  /** The Apply button whose choices are on their way. */
  readonly applying: Element | undefined;
  /** What is typed into search boxes but not searched, by name, while an answer takes their place. */
  readonly unsent: Readonly<Record<string, string>>;
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
  /** Shows the state of the rows. */
  readonly looks: RowLooks;
  /** Has `change` put other markup of the server into the container, which then takes the place of what was there. */
  readonly replace: (change: () => void) => void;
}

/** The table's settings now. */
export const settingsOf = ({ container }: Pick<Table, 'container'>): TableSettings => readSettings(container);

/** Elements of the table itself: those of a table in one of its cells are not. Source: contract product-table 0.4. */
export function own<E extends Element = HTMLElement>(
  { container }: Pick<Table, 'container'>,
  selector: string,
): readonly E[] {
  return ownOf({ container }, searchAll<E>(container, selector));
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

/**
 * Elements of the table outside its rows, in document order. With thousands of rows, which infinite scroll can bring, a
 * search through all of them for what is never there takes longer than the page that was added.
 */
export function ownFrame(table: Pick<Table, 'container'>, selector: string): HTMLElement[] {
  const { container } = table;
  const rows = container.querySelector('.wcpt-table > tbody');
  const found: Element[] = [];
  const visit = (around: Element) => {
    for (const child of around.children) {
      if (child === rows) continue;
      if (child.matches(selector)) found.push(child);
      if (rows && child.contains(rows)) visit(child);
      else found.push(...child.querySelectorAll(selector));
    }
  };
  visit(container);
  return found.filter(element => element instanceof HTMLElement).filter(element => owns(table, element));
}
