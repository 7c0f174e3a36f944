import { sortInstantly } from '../instant/startInstant';
import { pressWithKeys } from '../pressable';
import { owns, shownDevice, type Table } from '../table';
import { HEADING, ICONS, nextOrder, type SortOrder, sortPairs } from './headingSort';
import { keepScroll } from './keepScroll';
import { unmarkSortable } from './markSortable';

/** Parts of a heading whose clicks are their own. */
const OTHERS = '.wcpt-tooltip, a, button, input, select, label';

/** Has headings sort the table. Source: spec product-table 2.2; contract 5.2. */
export function startSorting(table: Table): void {
  const { container, signal } = table;
  container.addEventListener(
    'click',
    ({ target }) => {
      const heading = target instanceof Element && !target.closest(OTHERS) && target.closest(HEADING);
      if (heading && owns(table, heading)) sortBy(table, heading);
    },
    { signal },
  );
  pressWithKeys(container, '.wcpt-sortable [role="button"]', signal);
  signal.addEventListener('abort', () => unmarkSortable(table));
}

function sortBy(table: Table, heading: Element): void {
  const icons = heading.querySelector(ICONS);
  const order = icons && nextOrder(icons);
  if (order) sortInstantly(table, { heading, order }, () => askServer(table, heading, order));
}

function askServer(table: Table, heading: Element, order: SortOrder): void {
  const { id } = table;
  const sort = sortPairs(heading, id, order);
  if (!sort) return;
  const restoreScroll = keepScroll(table);
  const changes = [...sort, [`${id}_device`, shownDevice(table)], [`${id}_paged`, '1']] as const;
  void table.query({ changes, append: true, purpose: 'column_heading_sort' }).then(restoreScroll);
}
