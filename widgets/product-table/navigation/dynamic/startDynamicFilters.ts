import { onTable, reportPart } from '../../onTable';
import { isOn } from '../../settings';
import { own, settingsOf, type Table } from '../../table';

const LOADING = 'wcpt--dynamic-filters--loading-filter';

/**
 * Fetches how many products each option of the filters would show, after every load of a table whose settings want that
 * apart from its rows. Source: spec product-table 2.4 "Dynamic filters", 7.6; contract 8.
 */
export function startDynamicFilters(table: Table): void {
  const { signal, store } = table;
  let turn: AbortController | undefined;

  const load = async () => {
    const settings = settingsOf(table);
    const { purpose } = store.getState();
    const wanted = isOn(settings, 'dynamic_recount') || isOn(settings, 'dynamic_hide_filters');
    if (!wanted || !isOn(settings, 'dynamic_filters_lazy_load')) return;
    // The navigation stayed, with its counts.
    if (purpose === 'paginate' || purpose === 'infinite_scroll') return;
    turn?.abort();
    turn = new AbortController();
    const current = turn.signal;
    try {
      const { loadCounts } = await import('./loadCounts');
      if (!current.aborted) await loadCounts(table, isOn(settings, 'dynamic_recount'), current);
    } catch (cause) {
      if (current.aborted) return;
      reportPart(table, 'no usable counts for its filters', 'The filters work without counts.', cause);
    } finally {
      if (!current.aborted) for (const filter of own(table, `.${LOADING}`)) filter.classList.remove(LOADING);
    }
  };

  onTable(table, 'wcpt_after_every_load', () => void load());
  signal.addEventListener('abort', () => turn?.abort());
}
