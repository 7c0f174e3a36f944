import { bus } from '../../../src/core/bus/bus';
import { listenDom } from '../../../src/core/bus/dom';
import { reportError } from '../../../src/core/report';
import { isSettingUp } from '../quantity/changeQuantity';
import { isLimiting } from '../quantity/variationLimits';
import { inFreshRows } from '../rows/freshRows';
import { rowOf } from '../rows/row';
import { owns, type Table } from '../table';
import type { Selection } from './runSelection';

/**
 * Has rows checked and added together in a table that has boxes for it; its code comes with the first such row, and what
 * happens until it is there waits for it, in order. Source: spec product-table 2.7, 4.3.
 */
export function startSelection(table: Table): void {
  const { container, signal } = table;
  const waiting: ((selection: Selection) => void)[] = [];
  let isWanted = false;
  let running: Selection | undefined;

  const tell = (task: (selection: Selection) => void) => {
    if (running) task(running);
    else if (isWanted) waiting.push(task);
  };
  const load = async () => {
    try {
      const { runSelection } = await import('./runSelection');
      if (signal.aborted) return;
      running = runSelection(table);
      for (const task of waiting.splice(0)) task(running);
    } catch (cause) {
      reportError({
        where: 'product-table',
        element: container,
        found: 'the part that adds several rows at once did not load',
        consequence: 'Rows can still be added one by one.',
        cause,
      });
    }
  };

  bus.on(
    'wcpt_after_every_load',
    (_, { target }) => {
      if (target !== container) return;
      if (running) running.setUp();
      else if (!isWanted && inFreshRows(table, '.wcpt-cart-checkbox').length) {
        isWanted = true;
        void load();
      }
    },
    { target: container, signal },
  );
  bus.on(
    '_wcpt_checkbox_change',
    ({ checked }, { target }) => {
      const row = target instanceof Element && owns(table, target) ? rowOf(target) : undefined;
      if (row) tell(selection => selection.request(row, checked));
    },
    { target: container, signal },
  );
  const onChange = (element: Element) => {
    const isChosen = !isSettingUp() && !(isLimiting() && element instanceof HTMLSelectElement);
    if (owns(table, element) && isChosen) tell(selection => selection.change(element));
  };
  listenDom(container, 'change', onChange, signal);
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (target instanceof Element && owns(table, target)) tell(selection => selection.click(event));
  };
  container.addEventListener('click', onClick, { signal });
}
