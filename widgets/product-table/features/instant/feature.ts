import { lazyPart } from '../../table/lazyPart';
import { AFTER_LOAD, onTable } from '../../table/onTable';
import { inNavigations } from '../../table/query/pairs';
import { sortHere } from '../../table/query/sortBy';
import { isOn } from '../../table/settings';
import { type Feature, settingsOf, type Table } from '../../table/table';

const inPlace = lazyPart({
  load: async () => (await import('./instantSort')).createInstant,
  found: 'it can not search and sort by itself',
  consequence: 'The server searches and sorts.',
});

/** Loads the code with the first table whose settings want it. */
function startInstant(table: Table): void {
  sortHere.give(table, (request, otherwise) => {
    if (isOn(settingsOf(table), 'instant_sort'))
      inPlace.runIfWanted(table, ({ sort }) => sort(request) || otherwise(), otherwise);
    else otherwise();
  });
  onTable(table, 'wcpt_after_every_load', () => markSearches(table, isOn(settingsOf(table), 'instant_search')));
  // Not before: other parts find new rows by their place.
  onTable(table, 'wcpt_layout', ({ source }) => {
    if (source !== AFTER_LOAD) return;
    const settings = settingsOf(table);
    const part = inPlace.now(table);
    if (part) part.update();
    else if (isOn(settings, 'instant_search') || isOn(settings, 'instant_sort')) {
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
