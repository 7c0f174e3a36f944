import type { RowPart } from '../../table/feature';
import { lazyPart, loadWithRows } from '../../table/lazyPart';
import { onRow } from '../../table/onTable';
import { BOX } from '../../table/rows/changeRow';
import { inFreshRows } from '../../table/rows/freshRows';
import { QUANTITY } from '../../table/rows/quantity';
import { causeOf } from '../../table/rows/rowState';
import type { Table } from '../../table/table';
import type { Selection } from './runSelection';

const selections = lazyPart<Selection>({
  load: async () => (await import('./runSelection')).runSelection,
  found: 'the part that adds several rows at once did not load',
  consequence: 'Rows can still be added one by one.',
});

/** Runs an action of the selection, where rows can be selected. */
export const select = selections.runIfWanted;

/** Returns the selection, which renders and repeats its controls, once its code is loaded. */
export const selectionOf = selections.now;

/** Notes clicks on checkboxes; the table handles the `change` that follows. See contract/product-table.md#selection. */
export const checkboxParts = (table: Table): readonly RowPart[] => [
  {
    selector: '.wcpt-cart-checkbox-wrapper',
    on: {
      click: (_, { target, shiftKey }) => target && select(table, ({ noteClick }) => noteClick(target, shiftKey)),
    },
  },
  {
    selector: `${BOX}, ${QUANTITY}`,
    onValue: {
      change(element) {
        const cause = causeOf(element);
        // A list has other numbers for another variation.
        if (!cause || (cause === 'variation' && !(element instanceof HTMLSelectElement)))
          select(table, selection => selection.change(element));
      },
    },
  },
];

export function startSelection(table: Table): void {
  loadWithRows(table, selections, () => inFreshRows(table, '.wcpt-cart-checkbox').length > 0);
  onRow(table, '_wcpt_checkbox_change', (row, { checked }) => {
    select(table, selection => selection.request(row, checked));
  });
}
