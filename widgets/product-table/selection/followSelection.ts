import { bus } from '../../../src/core/bus/bus';
import { debounce } from '../debounce';
import { leaveBar, refreshBar } from '../frame/BulkBar';
import { rowState } from '../rows/rowState';
import { owns, type Table } from '../table';
import { announceSelected, showNumbers } from './addSelectedBlock';
import { followVariation, rowOfBox } from './boxes';
import { checkedRows } from './checkedRows';
import { checkRows, isTelling, showChecked } from './checkRows';
import { refreshHeadingBoxes } from './headingBoxes';

/** When the numbers of the block follow. Source: spec product-table 9.2. */
const NUMBERS_DELAY = 100;

/** Has everything that shows the selection follow what is told of rows. Source: contract product-table 15.3, 15.4, 16. */
export function followSelection(table: Table): void {
  const { container, signal } = table;
  const here = { target: container, signal };
  const rowAt = (target: EventTarget): HTMLElement | undefined =>
    target instanceof Element && owns(table, target) ? rowOfBox(target) : undefined;

  const refreshNumbers = debounce(
    () => {
      showNumbers(table);
      announceSelected(table);
    },
    NUMBERS_DELAY,
    signal,
  );
  let isBarDue = false;
  const refreshSoon = () => {
    refreshNumbers();
    // Once, also where hundreds of rows are checked together.
    if (isBarDue || isTelling()) return;
    isBarDue = true;
    queueMicrotask(() => {
      isBarDue = false;
      refreshBar();
    });
  };

  bus.on(
    'wcpt_checkbox_change',
    ({ checked }, { target }) => {
      const row = rowAt(target);
      if (!row) return;
      showChecked(table, row, checked);
      refreshHeadingBoxes();
      refreshSoon();
    },
    here,
  );
  bus.on(
    'wcpt_total_updated',
    (_, { target }) => {
      const row = rowAt(target);
      if (row && rowState(row)?.checked) refreshSoon();
    },
    here,
  );
  bus.on(
    'select_variation',
    (selection, { target }) => {
      const row = rowAt(target);
      if (row) followVariation(row, selection);
    },
    here,
  );
  bus.on('wcpt_layout', (_, { target }) => target === container && refreshBar(), here);
  const onClear = ({ id }: { readonly id: string }) => id === table.id && checkRows(table, checkedRows(table), false);
  bus.on('wcpt_clear_all_checked_for_table', onClear, { signal });
  signal.addEventListener('abort', () => queueMicrotask(leaveBar));
}
