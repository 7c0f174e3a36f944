import { bus } from '../../../src/core/bus/bus';
import { listenDom } from '../../../src/core/bus/dom';
import { lazyPart, loadWithRows } from '../lazyPart';
import { isSettingUp } from '../quantity/changeQuantity';
import { isLimiting } from '../quantity/variationLimits';
import { inFreshRows } from '../rows/freshRows';
import { rowOf } from '../rows/row';
import { owns, type Table } from '../table';
import type { Selection } from './runSelection';

const selections = lazyPart<Selection>({
  load: async () => (await import('./runSelection')).runSelection,
  found: 'the part that adds several rows at once did not load',
  consequence: 'Rows can still be added one by one.',
});

/** Does something with the selection of a table: at once, or when its code has come; not where no row can be selected. */
export const select = selections.runIfWanted;

/**
 * Has rows checked and added together in a table that has boxes for it; the code for it comes with the first such row.
 * Source: spec product-table 2.7, 4.3.
 */
export function startSelection(table: Table): void {
  const { container, signal } = table;
  loadWithRows(table, selections, () => inFreshRows(table, '.wcpt-cart-checkbox').length > 0);
  bus.on(
    '_wcpt_checkbox_change',
    ({ checked }, { target }) => {
      const row = target instanceof Element && owns(table, target) ? rowOf(target) : undefined;
      if (row) select(table, selection => selection.request(row, checked));
    },
    { target: container, signal },
  );
  const onChange = (element: Element) => {
    const isChosen = !isSettingUp() && !(isLimiting() && element instanceof HTMLSelectElement);
    if (owns(table, element) && isChosen) select(table, selection => selection.change(element));
  };
  listenDom(container, 'change', onChange, signal);
}
