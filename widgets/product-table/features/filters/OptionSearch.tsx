import type { KeyboardEvent, ReactNode } from 'react';
import { AdoptedOnce, type SlotProps } from '../../../../src/hydrate';
import { lazyPart } from '../../table/lazyPart';
import { onTable } from '../../table/onTable';
import { owns } from '../../table/own';
import { inNavigations } from '../../table/query/pairs';
import { filterKey } from '../../table/query/readFilters';
import { type Table, useTable } from '../../table/table';
import { menuOf } from './menus';
import { filtersOf } from './state';

const optionSearch = lazyPart({
  load: async () => (await import('./searchOptions')).createOptionSearch,
  found: 'the search for filter options did not load',
  consequence: 'The filters work without it.',
});

/** Lets the options of long filters be searched, with every layout; the code is loaded with the first such filter. */
export function startOptionSearch(table: Table): void {
  onTable(table, 'wcpt_layout', () => {
    if (!waiting(table).length) return;
    // A new root takes over the fields, which `placeOptionSearch` adds before.
    optionSearch.run(table, () => waiting(table).length > 0 && table.replace(() => {}));
  });
}

/** Filters that are to have a field, and have none yet. See contract/product-table.md#search. */
const waiting = (table: Pick<Table, 'container'>): readonly Element[] =>
  inNavigations(table, '.wcpt-dropdown.wcpt-filter--search-filter-options-enabled').filter(
    filter => menuOf(filter) && !filter.querySelector('.wcpt-search-filter-options'),
  );

/** Adds the fields to the server's markup before a root takes it over, with the typed texts, once their code is there. */
export function placeOptionSearch(table: Table): void {
  const part = optionSearch.now(table);
  for (const filter of part ? waiting(table) : []) part?.addField(filter);
}

/** The field that searches the options of its menu. No call is made. */
export function OptionSearch({ element }: SlotProps<HTMLInputElement>): ReactNode {
  const table = useTable();
  const onInput = () => {
    const filter = element.closest('.wcpt-filter');
    if (filter && owns(table, element)) {
      const term = { [filterKey(filter)]: element.value };
      filtersOf(table).setState(({ optionTerms }) => ({ optionTerms: { ...optionTerms, ...term } }));
    }
    optionSearch.now(table)?.search(element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A form around the table is not to be sent.
    if (event.key === 'Enter') event.preventDefault();
  };
  return <AdoptedOnce of={element} onInput={onInput} onKeyDown={onKeyDown} />;
}
