import { flushSync } from 'react-dom';
import { useTable } from '../../frame/tableContext';
import { onTable, reportPart } from '../../onTable';
import { isOn } from '../../settings';
import { useShown } from '../../show/useShown';
import { settingsOf, type Table } from '../../table';

/** What the shop has said of the filters' options apart from the rows. Source: spec product-table 3.9, 7.6. */
export interface OptionCounts {
  /** How many products an option would show, by `countKey`; of what is not there it is as the server printed it. */
  readonly found: ReadonlyMap<string, number>;
  /** Whether no filter waits for them any more: they have come, or they won't. */
  readonly isSettled: boolean;
}

/** Those of filters that the server has just sent. */
export const NO_COUNTS: OptionCounts = { found: new Map(), isSettled: false };

/** At once: the scripts that come with the counts look at the options. */
const setCounts = ({ store }: Table, change: Partial<OptionCounts>): void =>
  flushSync(() => store.setState(({ counts }) => ({ counts: { ...counts, ...change } })));

let loaded: typeof import('./loadCounts') | undefined;

/**
 * Fetches how many products each option of the filters would show, after every load of a table whose settings want that
 * apart from its rows; the code comes with the first. Source: spec product-table 2.4 "Dynamic filters", 7.6; contract 8.
 */
export function startDynamicFilters(table: Table): void {
  const { signal, store } = table;
  let turn: AbortController | undefined;

  const show = (counts: OptionCounts['found']) =>
    setCounts(table, { found: new Map([...store.getState().counts.found, ...counts]) });

  const load = async () => {
    const settings = settingsOf(table);
    const { purpose } = store.getState();
    const recounts = isOn(settings, 'dynamic_recount');
    if (!recounts && !isOn(settings, 'dynamic_hide_filters')) return;
    if (!isOn(settings, 'dynamic_filters_lazy_load')) return;
    // The navigation stayed, with its counts.
    if (purpose === 'paginate' || purpose === 'infinite_scroll') return;
    turn?.abort();
    turn = new AbortController();
    const current = turn.signal;
    try {
      loaded = await import('./loadCounts');
      if (!current.aborted) await loaded.loadCounts(table, recounts ? show : undefined, current);
    } catch (cause) {
      if (current.aborted) return;
      reportPart(table, 'no usable counts for its filters', 'The filters work without counts.', cause);
    } finally {
      if (!current.aborted) setCounts(table, { isSettled: true });
    }
  };

  onTable(table, 'wcpt_after_every_load', () => void load());
  signal.addEventListener('abort', () => turn?.abort());
}

/**
 * Has a filter show the counts of its options, and that it waits for them no more. By the filter: with a component for
 * each of 300 options, every answer took 100 ms longer where the processor is slowed to a quarter.
 */
export function useOptionCounts(filter: Element): void {
  const { store } = useTable();
  useShown(filter, store, ({ counts }) => counts.found, showFound);
  useShown(filter, store, ({ counts }) => counts.isSettled, showSettled);
}

/** There are none before the code is there. */
const showFound = (filter: Element, counts: OptionCounts['found']): void => loaded?.showCounts(filter, counts);

/** Not given back when the table ends: nobody would take it off again. */
function showSettled(filter: Element, isSettled: boolean): void {
  if (isSettled) filter.classList.remove('wcpt--dynamic-filters--loading-filter');
}
