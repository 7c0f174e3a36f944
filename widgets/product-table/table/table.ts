import type { ComponentType, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { StoreApi } from 'zustand/vanilla';
import type { TablePurpose } from '../../../src/core/bus/events/productTable';
import { storeContext } from '../../../src/ui/storeContext';
import { type Device, devices, type PrintedSettings } from './defineSettings';
import type { FeatureSlots, RowPart } from './feature';
import type { Choices } from './query/choices';
import type { Pairs } from './query/pairs';
import type { Hold, Status } from './query/status';
import type { ReadyRows } from './rows/freshRows';
import type { Rows } from './rows/Rows';
import { type Breakpoints, readTableParams } from './settings';

export interface TableState {
  readonly settings: PrintedSettings;
  readonly device: Device;
  readonly status: Status;
  readonly hold: Hold;
  /** What the shown answer was asked for; its purpose is missing before the first answer. */
  readonly answered: {
    /** The server's print of the query, which is badly encoded. */
    readonly printed: string | null;
    readonly query: Pairs;
    readonly purpose?: TablePurpose;
  };
  /** Counts how often the server's answers became outdated. */
  readonly forgotten: number;
  /** Pages whose rows infinite scroll has added to those of the first answer. */
  readonly added: number;
  /** Whether infinite scroll has come to the end of the rows. */
  readonly isOver: boolean;
  /** Figures of the last answer; undefined before the first answer, and where it has none. */
  readonly figures?: ResultFigures | undefined;
  /** What the navigation's filters hold. */
  readonly choices: Choices;
  /** What the copies in the phone's dialog hold, until they are applied. */
  readonly draft?: Choices | undefined;
  /** The Apply button whose choices are on their way. */
  readonly applying?: Element | undefined;
}

export type ResultFigures = Readonly<Record<string, unknown>>;

export interface TableChange {
  readonly changes: Pairs;
  /** Keep the rest of the table's query; else the changes are all of it. */
  readonly append: boolean;
  readonly purpose: TablePurpose;
}

/** Pages that scrolling alone adds; more of them come with a button, so that the end of the page can be reached. */
const PAGES_BY_SCROLLING = 5;

/** Whether the next page waits for the button. */
export const waitsForButton = ({ added }: Pick<TableState, 'added'>): boolean => added >= PAGES_BY_SCROLLING;

/** A part of what a table can do. It knows the table, and no other feature. All of it may be missing. */
export interface Feature {
  /** Components for elements around the rows, by selector. */
  readonly slots?: FeatureSlots;
  /** A component beside the table's own markup, such as a layer over the page. */
  readonly Layer?: ComponentType;
  /** First content of a column's heading. */
  readonly inHeading?: (table: Table, heading: HTMLElement) => ReactNode;
  /** Elements of rows, and what their events do. A feature before has its turn first. */
  readonly rowParts?: (table: Table) => readonly RowPart[];
  /** Reads new markup into its state, before it is drawn. */
  readonly sync?: (table: Table) => void;
  /** Shows its state in new markup, before other scripts hear that it has come. */
  readonly prepare?: (table: Table, rows: readonly HTMLElement[]) => void;
  /** Listens, until `table.signal` aborts. */
  readonly start?: (table: Table) => void;
}

/** A product table. The server's markup is read when it is used, since any answer replaces it. */
export interface Table {
  /** Digits. */
  readonly id: string;
  readonly container: HTMLElement;
  readonly store: StoreApi<TableState>;
  /** What it can do. */
  readonly features: readonly Feature[];
  /** Ends with the widget. */
  readonly signal: AbortSignal;
  /** Asks the server, or the cache, for other rows; never rejects. */
  readonly query: (change: TableChange) => Promise<void>;
  readonly ready: ReadyRows;
  readonly rows: Rows;
  /** Runs `change`, which puts other markup of the server into the container, and mounts that in place of the old one. */
  readonly replace: (change: () => void) => void;
}

export const [TableProvider, useTable] = storeContext<Table>();

export const tables = new Set<Table>();

/** Parts that the page shows one at a time: a refusal, the notice of the wishlist, a product's form, the phone's navigation. */
type Single = 'alert' | 'growler' | 'form' | 'navigation';

const singles = new Map<Single, () => void>();

/** Closes the part of that kind that any table of the page shows, and registers the new one. @param close may be called twice */
export function showSingle(kind: Single, close: () => void): void {
  singles.get(kind)?.();
  singles.set(kind, close);
}

export const endRows = ({ store }: Pick<Table, 'store'>): void => flushSync(() => store.setState({ isOver: true }));

export const settingsOf = ({ store }: Pick<Table, 'store'>): PrintedSettings => store.getState().settings;

/** Whether an Apply button was pressed, also by another script, which sets the class. */
export const isApplied = ({ store }: Pick<Table, 'store'>, button: Element): boolean =>
  button === store.getState().applying || button.matches('.wcpt-apply--clicked');

export const shownDevice = ({ store }: Pick<Table, 'store'>): Device => store.getState().device;

/** Reads the device view from the markup of the server, which other scripts may change. */
export function readDevice(container: Element): Device {
  const wrapper = container.querySelector('.wcpt-table-scroll-wrapper-outer');
  const byClass = wrapper && devices.find(device => wrapper.classList.contains(`wcpt-device-${device}`));
  if (byClass) return byClass;
  const box = container.querySelector(
    '.wcpt-no-results[data-wcpt-device], .wcpt-required-but-missing-nav-filter-message[data-wcpt-device]',
  );
  const printed = box?.getAttribute('data-wcpt-device');
  return devices.find(device => device === printed) ?? 'laptop';
}

export const tableIds = (): string[] =>
  [...document.querySelectorAll('.wcpt[data-wcpt-table-id]')].map(
    container => container.getAttribute('data-wcpt-table-id') ?? '',
  );

export function deviceFor(width: number, { phone, tablet }: Breakpoints): Device {
  if (width <= phone) return 'phone';
  return width <= tablet ? 'tablet' : 'laptop';
}

let width = 0;

/** Returns undefined in a frame that is not shown. The width is cached, since reading it forces a layout. */
export function wantedDevice(): Device | undefined {
  width ||= document.documentElement.clientWidth;
  return width > 0 ? deviceFor(width, readTableParams().breakpoints) : undefined;
}

/** Drops the cached width: a scroll bar may have come or gone. */
export function forgetWidth(): void {
  width = 0;
}
