import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useStore } from '../../../../src/ui/useStore';
import { lazyPart } from '../../table/lazyPart';
import { onTable } from '../../table/onTable';
import { tableSetting } from '../../table/settings';
import { type Table, useTable } from '../../table/table';
import { filtersOf, type OptionCounts } from './state';

/** Renders at once: the scripts of the answer read the options. */
const setCounts = (table: Table, change: Partial<OptionCounts>): void =>
  flushSync(() => filtersOf(table).setState(({ counts }) => ({ counts: { ...counts, ...change } })));

const counts = lazyPart({
  async load() {
    const { createCounts } = await import('./loadCounts');
    return (table: Table) => createCounts(table, change => setCounts(table, change));
  },
  found: 'no usable counts for its filters',
  consequence: 'The filters work without counts.',
});

/** Fetches the counts where the settings want them apart from the rows. */
export function startOptionCounts(table: Table): void {
  onTable(table, 'wcpt_after_every_load', () => {
    const { purpose } = table.store.getState().answered;
    const recounts = tableSetting(table, 'dynamic_recount');
    const isWanted = recounts || tableSetting(table, 'dynamic_hide_filters');
    // With these purposes the navigation stayed, with its counts.
    const hasCounts = purpose === 'paginate' || purpose === 'infinite_scroll';
    if (!isWanted || !tableSetting(table, 'dynamic_filters_lazy_load') || hasCounts) return;
    counts.run(
      table,
      load => void load(recounts),
      () => setCounts(table, { isSettled: true }),
    );
  });
}

/** Runs once a filter: a component for each of 300 options made an answer 100 ms slower on a quarter of the processor. */
export function useOptionCounts(filter: Element): void {
  const { show, isSettled } = useStore(filtersOf(useTable()), state => state.counts);
  useLayoutEffect(() => show?.(filter), [filter, show]);
  useLayoutEffect(() => {
    // Not restored on unmount: no code would remove it again.
    if (isSettled) filter.classList.remove('wcpt--dynamic-filters--loading-filter');
  }, [filter, isSettled]);
}
