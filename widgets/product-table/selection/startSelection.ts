import { bus } from '../../../src/core/bus/bus';
import { listenDom } from '../../../src/core/bus/dom';
import { onTable, reportPart } from '../onTable';
import { isSettingUp } from '../quantity/changeQuantity';
import { isLimiting } from '../quantity/variationLimits';
import { inFreshRows } from '../rows/freshRows';
import { rowOf } from '../rows/row';
import { owns, type Table } from '../table';
import type { Selection } from './runSelection';

type Task = (selection: Selection) => void;

const selecting = new WeakMap<Table, (task: Task) => void>();

/** Does something with the selection of a table: at once, or when its code has come; never where no row can be selected. */
export const select = (table: Table, task: Task): void => selecting.get(table)?.(task);

/**
 * Has rows checked and added together in a table that has boxes for it; its code comes with the first such row, and what
 * happens until it is there waits for it, in order. Source: spec product-table 2.7, 4.3.
 */
export function startSelection(table: Table): void {
  const { container, signal } = table;
  const waiting: Task[] = [];
  let isWanted = false;
  let running: Selection | undefined;

  selecting.set(table, task => {
    if (running) task(running);
    else if (isWanted) waiting.push(task);
  });
  const load = async () => {
    try {
      const { runSelection } = await import('./runSelection');
      if (signal.aborted) return;
      running = runSelection(table);
      for (const task of waiting.splice(0)) task(running);
    } catch (cause) {
      const found = 'the part that adds several rows at once did not load';
      reportPart(table, found, 'Rows can still be added one by one.', cause);
    }
  };

  onTable(table, 'wcpt_after_every_load', () => {
    if (running) running.setUp();
    else if (!isWanted && inFreshRows(table, '.wcpt-cart-checkbox').length) {
      isWanted = true;
      void load();
    }
  });
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
