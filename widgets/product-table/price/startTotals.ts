import { bus } from '../../../src/core/bus/bus';
import { listenDom } from '../../../src/core/bus/dom';
import { QUANTITY, quantityOf } from '../quantity/quantityControls';
import { isSettingUp } from '../quantity/setUpQuantity';
import { inFreshRows } from '../rows/freshRows';
import { rowOf } from '../rows/row';
import { mainRow } from '../rows/rowParts';
import { inSlices } from '../slices';
import { own, owns, type Table } from '../table';
import { updateTotal } from './rowTotal';

const INPUTS = `${QUANTITY}, input.wcpt-name-your-price--input`;

/** Keeps rows' totals right while quantities, prices and variations change. Source: contract product-table 29.1. */
export function startTotals(table: Table): void {
  const { container, signal } = table;
  const onInput = (element: Element) => {
    const row = element.matches(INPUTS) && owns(table, element) ? rowOf(element) : undefined;
    // Of first values, only a total that is shown is of use.
    if (row && !(isSettingUp() && !mainRow(row).querySelector('.wcpt-total'))) updateTotal(row);
  };
  for (const type of ['change', 'keyup', 'input']) listenDom(container, type, onInput, signal);
  bus.on(
    'select_variation',
    (_, { target }) => {
      const row = target instanceof Element && owns(table, target) ? rowOf(target) : undefined;
      if (row) updateTotal(row);
    },
    { target: container, signal },
  );
  // The cart's part of the table writes the amounts first.
  bus.on('wcpt_cart', () => queueMicrotask(() => updateAll(table, own(table, '.wcpt-total--include-total-in-cart'))), {
    signal,
  });
  const onLoad = (_: unknown, { target }: { readonly target: EventTarget }) => {
    // Fields announce their first value, which counts as any change.
    if (target === container)
      updateAll(table, inFreshRows(table, '.wcpt-total'), row => !(quantityOf(row) instanceof HTMLInputElement));
  };
  bus.on('wcpt_after_every_load', onLoad, { target: container, signal });
}

function updateAll(table: Table, places: readonly HTMLElement[], isWanted = (_row: HTMLElement) => true): void {
  const rows = new Set(places.flatMap(place => rowOf(place) ?? []));
  inSlices([...rows].filter(isWanted), row => row.isConnected && updateTotal(row), table.signal);
}
