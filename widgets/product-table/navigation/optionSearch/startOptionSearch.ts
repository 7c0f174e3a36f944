import { loadMessages } from '../../../../src/core/messages';
import { onTable, reportPart } from '../../onTable';
import { navigations } from '../../query/serialise';
import type { Table } from '../../table';

/** Filters whose options can be searched. Source: contract product-table 4.7. */
export const SEARCHABLE = '.wcpt-dropdown.wcpt-filter--search-filter-options-enabled';

let loaded: typeof import('./optionSearch') | undefined;
let failed = false;

/** Lets the options of long filters be searched, with every layout; the code comes with the first such filter. */
export function startOptionSearch(table: Table): void {
  const { container, signal } = table;
  let hears = false;
  const layOut = async () => {
    if (failed || !navigations(table).some(navigation => navigation.querySelector(SEARCHABLE))) return;
    try {
      // Without a wait where it is there: the fields are to come with the menus.
      if (!loaded) {
        loaded = await import('./optionSearch');
        await loadMessages();
      }
      if (signal.aborted) return;
      if (!hears) loaded.hearOptionSearch(container, signal);
      hears = true;
      restoreOptionSearch(table);
    } catch (cause) {
      failed = true;
      reportPart(table, 'the search for filter options did not load', 'The filters work without it.', cause);
    }
  };
  onTable(table, 'wcpt_layout', () => void layOut());
  signal.addEventListener('abort', () => {
    for (const navigation of navigations(table)) loaded?.removeOptionSearch(navigation);
  });
}

/** Puts the fields into what the server sent anew, with what is typed there, if their code is there. */
export function restoreOptionSearch(table: Table): void {
  for (const navigation of navigations(table)) loaded?.addOptionSearch(navigation, table.container);
}
