import { clickWithKeys } from '../../../../src/ui/press';
import { defineSettings, text } from '../../table/defineSettings';
import type { RowPart } from '../../table/feature';
import { lazyPart, loadWithRows } from '../../table/lazyPart';
import { onRow } from '../../table/onTable';
import { ownFrame } from '../../table/own';
import { BOX } from '../../table/rows/changeRow';
import { inFreshRows } from '../../table/rows/freshRows';
import { QUANTITY } from '../../table/rows/quantity';
import { causeOf } from '../../table/rows/rowState';
import type { Feature, Table } from '../../table/table';

const setting = defineSettings({
  /** The colour of checked rows. */
  checked_row_background_color: text,
});

const selections = lazyPart({
  load: async () => (await import('./runSelection')).runSelection,
  found: 'the part that adds several rows at once did not load',
  consequence: 'Rows can still be added one by one.',
});

/** Runs an action of the selection, where rows can be selected. */
const select = selections.runIfWanted;

/** See contract/product-table.md#selection. */
const selectionParts = (table: Table): readonly RowPart[] => [
  {
    // Notes the click; the `change` that follows is handled.
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
  {
    selector:
      '.wcpt-cart-checkbox-trigger--local, .wcpt-cart-checkbox-trigger, .wcpt-add-selected__add, .wcpt-add-selected__select-all, .wcpt-add-selected__clear-all',
    on: { click: button => select(table, ({ press }) => press(button)), keydown: clickWithKeys },
  },
];

function startSelection(table: Table): void {
  loadWithRows(table, selections, () => inFreshRows(table, '.wcpt-cart-checkbox').length > 0);
  onRow(table, '_wcpt_checkbox_change', (row, { checked }) => {
    select(table, selection => selection.request(row, checked));
  });
}

const MARK = '/* checked rows */';

/** Writes into the table's own style element, where themes look for it. */
function colourCheckedRows(table: Table): void {
  const colour = setting(table, 'checked_row_background_color');
  const style = ownFrame(table, 'style')[0];
  if (!style || !colour || !CSS.supports('color', colour) || style.textContent.includes(MARK)) return;
  const scope = `.wcpt-${table.id} .wcpt-row--checked`;
  style.append(`${MARK}${scope} > .wcpt-cell, ${scope} + .wcpt-child-row > td { background: ${colour} !important; }`);
}

/** Boxes in rows, and what adds the checked ones together. */
export const selection: Feature = {
  inHeading: (table, heading) => selections.now(table)?.box(heading),
  rowParts: selectionParts,
  sync: table => selections.now(table)?.repeat(),
  prepare: colourCheckedRows,
  start: startSelection,
};
