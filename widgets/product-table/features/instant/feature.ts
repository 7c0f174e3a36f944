import { defineSettings, flag } from '../../table/defineSettings';
import { lazyPart } from '../../table/lazyPart';
import { AFTER_LOAD, onTable } from '../../table/onTable';
import { inNavigations } from '../../table/query/pairs';
import { sortHere } from '../../table/query/sortBy';
import type { Feature, Table } from '../../table/table';

const setting = defineSettings({
  /** The table searches its rows by itself, 10,000 and more. */
  instant_search: flag,
  /** The table sorts its rows by itself. */
  instant_sort: flag,
});

const inPlace = lazyPart({
  async load() {
    const { createInstant } = await import('./instantSort');
    return (table: Table) => createInstant(table, key => setting(table, key));
  },
  found: 'it can not search and sort by itself',
  consequence: 'The server searches and sorts.',
});

/** Loads the code with the first table whose settings want it. */
function startInstant(table: Table): void {
  sortHere.give(table, (request, otherwise) => {
    if (setting(table, 'instant_sort'))
      inPlace.runIfWanted(table, ({ sort }) => sort(request) || otherwise(), otherwise);
    else otherwise();
  });
  onTable(table, 'wcpt_after_every_load', () => markSearches(table, setting(table, 'instant_search')));
  // Not before: other parts find new rows by their place.
  onTable(table, 'wcpt_layout', ({ source }) => {
    if (source !== AFTER_LOAD) return;
    const part = inPlace.now(table);
    if (part) part.update();
    else if (setting(table, 'instant_search') || setting(table, 'instant_sort')) {
      inPlace.run(
        table,
        () => {},
        () => markSearches(table, false),
      );
    }
  });
  table.signal.addEventListener('abort', () => markSearches(table, false));
}

/** Tells search boxes that search while one types from those that are submitted. */
function markSearches(table: Table, isInstant: boolean): void {
  for (const box of inNavigations(table, '.wcpt-search-wrapper')) {
    box.classList.toggle('wcpt-instant-search', isInstant);
  }
}

/** Searching and sorting in the browser. */
export const instant: Feature = { start: startInstant };
