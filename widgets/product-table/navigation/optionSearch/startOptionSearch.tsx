import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { loadMessages } from '../../../../src/core/messages';
import { Adopted, type SlotProps } from '../../../../src/hydrate';
import { useTable } from '../../frame/tableContext';
import { onTable, reportPart } from '../../onTable';
import { navigations } from '../../query/serialise';
import { owns, type Table } from '../../table';
import { filterKey } from '../hierarchy';
import { menuOf } from '../menu';

/** Filters whose options can be searched. Source: contract product-table 4.7. */
const SEARCHABLE = '.wcpt-dropdown.wcpt-filter--search-filter-options-enabled';

let loaded: typeof import('./optionSearch') | undefined;
let failed = false;

/** Lets the options of long filters be searched, with every layout; the code comes with the first such filter. */
export function startOptionSearch(table: Table): void {
  const { signal } = table;
  const layOut = async () => {
    if (failed || !waiting(table).length) return;
    try {
      const code = loaded ?? (await import('./optionSearch'));
      await loadMessages();
      loaded = code;
      // Its place is made: a new root takes the fields over.
      if (!signal.aborted && waiting(table).length) table.replace(() => {});
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

/** Filters that are to have a field, and have none yet. */
const waiting = (table: Pick<Table, 'container'>): readonly Element[] =>
  navigations(table).flatMap(navigation =>
    [...navigation.querySelectorAll(SEARCHABLE)].filter(
      filter => menuOf(filter) && !filter.querySelector('.wcpt-search-filter-options'),
    ),
  );

/** Puts the fields into what the server sent, with what is typed there, before a root takes it over; if their code is there. */
export function placeOptionSearch(table: Pick<Table, 'container' | 'store'>): void {
  for (const filter of loaded ? waiting(table) : []) loaded?.addField(filter, table);
}

/** Shows the options with the text of a field, which the field of an answer has as well. */
function searchOptions(table: Table, field: HTMLInputElement): void {
  const filter = field.closest('.wcpt-filter');
  if (filter && owns(table, field)) {
    table.store.setState(({ optionTerms }) => ({ optionTerms: { ...optionTerms, [filterKey(filter)]: field.value } }));
  }
  loaded?.searchTyped(field, table.signal);
}

/** The field that searches the options of its menu. Nothing is fetched. Source: contract product-table 4.7. */
export function OptionSearch({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const table = useTable();
  const onKeyDown = (event: KeyboardEvent) => {
    // A form around the table is not to be sent.
    if (event.key === 'Enter') event.preventDefault();
  };
  // Made once: with other props React would write its value again.
  const [field] = useState(() => (
    <Adopted of={element} onInput={() => searchOptions(table, element)} onKeyDown={onKeyDown} />
  ));
  return field;
}
