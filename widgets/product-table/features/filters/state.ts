import { tableSlice } from '../../table/feature';

/** State of a dropdown's menu. `hovered`: the pointer opened it, and the click that often follows does not close it. */
export type MenuState = 'open' | 'hovered' | 'closed';

/** What the phone's dialog shows. */
export type ModalMode = 'sort' | 'filters';

/** Counts of the filters' options, which the shop sends apart from the rows. */
export interface OptionCounts {
  /** Writes the counts that have come behind the options of a filter. */
  readonly show: ((filter: Element) => void) | undefined;
  /** Whether no filter waits for them any more: they have come, or they won't. */
  readonly isSettled: boolean;
}

/** The counts of filters that the server has just sent. */
export const NO_COUNTS: OptionCounts = { show: undefined, isSettled: false };

export interface FiltersState {
  /** Whether the navigation is shown on phones, as its dialog could not be opened. */
  readonly isNavigationForced: boolean;
  /** The menus of the navigation's dropdowns; a dropdown that is missing is as the server printed it. */
  readonly menus: ReadonlyMap<Element, MenuState>;
  readonly dialog?: { readonly mode: ModalMode; readonly modal: HTMLElement } | undefined;
  /** Sidebars that are headers, as there is no room beside the table. */
  readonly headers: ReadonlySet<HTMLElement>;
  /** Texts of the fields that search the options of a filter, by filter. */
  readonly optionTerms: Readonly<Record<string, string>>;
  readonly counts: OptionCounts;
  /** Navigations with these counts. */
  readonly areas: readonly Element[];
  /** Whether the query has more in it than the device; undefined before the first load. */
  readonly canReset?: boolean;
}

export const filtersOf = tableSlice<FiltersState>(() => ({
  isNavigationForced: false,
  menus: new Map(),
  headers: new Set(),
  optionTerms: {},
  counts: NO_COUNTS,
  areas: [],
}));
