import { loadMessages } from '../../../src/core/messages';
import { onTable, reportPart } from '../onTable';
import { navigations } from '../query/serialise';
import { isOn } from '../settings';
import type { SortOrder } from '../sorting/headingSort';
import { settingsOf, type Table } from '../table';
import type { Instant } from './runInstant';

/** What is to sort: a heading, an option of the sort-by filter, or a specification. */
export type SortRequest =
  | { readonly heading: Element; readonly order: SortOrder }
  | { readonly option: Element; readonly order?: undefined }
  /** What another script asks for, in the shop's fields. */
  | { readonly spec: unknown; readonly order?: undefined };

/** The code of a table: on its way, there, or failed. */
interface Part {
  coming: Promise<void>;
  now?: Instant;
  hasFailed?: true;
}

const parts = new WeakMap<Table, Part>();

/**
 * Has the table's rows searched and sorted without the server, where its settings want that; the code comes with the first
 * such table. Source: spec product-table 2.4, 9.4; contract 32.
 */
export function startInstant(table: Table): void {
  let isLoaded = false;
  onTable(table, 'wcpt_after_every_load', () => {
    isLoaded = true;
    markSearches(table, isOn(settingsOf(table), 'instant_search'));
  });
  // Until then other parts find new rows by their place.
  onTable(table, 'wcpt_layout', () => {
    if (!isLoaded) return;
    isLoaded = false;
    const settings = settingsOf(table);
    const part = parts.get(table);
    if (part) part.now?.update();
    else if (isOn(settings, 'instant_search') || isOn(settings, 'instant_sort')) load(table);
  });
  table.signal.addEventListener('abort', () => markSearches(table, false));
}

/** Tells search boxes that search while one types from those that are submitted. Source: contract 32.1. */
function markSearches(table: Table, searches: boolean): void {
  const isInstant = searches && !parts.get(table)?.hasFailed;
  for (const navigation of navigations(table)) {
    for (const box of navigation.querySelectorAll('.wcpt-search-wrapper')) {
      box.classList.toggle('wcpt-instant-search', isInstant);
    }
  }
}

function load(table: Table): void {
  const part: Part = { coming: Promise.resolve() };
  parts.set(table, part);
  part.coming = run(table, part);
}

async function run(table: Table, part: Part): Promise<void> {
  try {
    const { runInstant } = await import('./runInstant');
    await loadMessages();
    if (!table.signal.aborted) part.now = runInstant(table);
  } catch (cause) {
    part.hasFailed = true;
    markSearches(table, false);
    reportPart(table, 'it can not search and sort by itself', 'The server searches and sorts.', cause);
  }
}

/**
 * Sorts the rows that are there, where the table's settings want that and its data allow it.
 * @param otherwise has the server sort
 */
export function sortInstantly(table: Table, request: SortRequest, otherwise: () => void): void {
  const part = isOn(settingsOf(table), 'instant_sort') ? parts.get(table) : undefined;
  const sort = () => {
    if (!part?.now?.sort(request)) otherwise();
  };
  if (!part || part.now) sort();
  else void part.coming.then(sort);
}
