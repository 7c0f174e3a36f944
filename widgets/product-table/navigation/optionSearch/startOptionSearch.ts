import { bus } from '../../../../src/core/bus/bus';
import { loadMessages } from '../../../../src/core/messages';
import { warnOnce } from '../../../../src/core/report';
import { navigations } from '../../query/serialise';
import type { Table } from '../../table';

/** Filters whose options can be searched. Source: contract product-table 4.7. */
export const SEARCHABLE = '.wcpt-dropdown.wcpt-filter--search-filter-options-enabled';

let loaded: typeof import('./optionSearch') | undefined;

/** Lets the options of long filters be searched, with every layout; the code comes with the first such filter. */
export function startOptionSearch(table: Table): void {
  const { container, signal } = table;
  let hears = false;
  const layOut = async () => {
    if (!navigations(table).some(navigation => navigation.querySelector(SEARCHABLE))) return;
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
      warnOnce({
        where: 'product-table',
        element: container,
        found: 'the search for filter options did not load',
        consequence: 'The filters work without it.',
        cause,
      });
    }
  };
  bus.on('wcpt_layout', (_, { target }) => target === container && void layOut(), { target: container, signal });
  signal.addEventListener('abort', () => {
    for (const navigation of navigations(table)) loaded?.removeOptionSearch(navigation);
  });
}

/** Puts the fields into what the server sent anew, with what is typed there, if their code is there. */
export function restoreOptionSearch(table: Table): void {
  for (const navigation of navigations(table)) loaded?.addOptionSearch(navigation, table.container);
}
