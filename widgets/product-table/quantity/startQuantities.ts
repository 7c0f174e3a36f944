import { listenDom } from '../../../src/core/bus/dom';
import { inSlices } from '../later';
import { onTable } from '../onTable';
import { followTotals, onAmount } from '../price/totals';
import { inFreshRows } from '../rows/freshRows';
import { own, owns, type Table } from '../table';
import { onQuantityChange, readyQuantity, refreshQuantity, STEP, setUpQuantity } from './changeQuantity';
import { isQuantity, QUANTITY, rowQuantities } from './quantity';

/** Readies quantities; totals follow them. Source: spec product-table 5.1; contract 27, 29.1. */
export function startQuantities(table: Table): void {
  const { container, signal } = table;
  onTable(table, 'wcpt_after_every_load', () => {
    const controls = inFreshRows(table, QUANTITY).filter(isQuantity);
    inSlices(controls, control => control.isConnected && setUpQuantity(control), signal, { laysOut: true });
  });
  table.rows.onArrival(row => rowQuantities(row).forEach(readyQuantity));
  // Also what scripts raise with jQuery, in rows that are markup.
  for (const type of ['change', 'input', 'keyup']) {
    const onInput = (element: Element) => {
      if (isQuantity(element) && owns(table, element))
        (type === 'change' ? onQuantityChange : refreshQuantity)(element);
      // After what puts quantities right.
      onAmount(table, element);
    };
    listenDom(container, type, onInput, signal);
  }
  followTotals(table);
  signal.addEventListener('abort', () => {
    for (const button of own(table, STEP)) {
      for (const name of ['role', 'tabindex', 'aria-label', 'aria-disabled']) button.removeAttribute(name);
    }
  });
}
