import { bus } from '../../../../src/core/bus/bus';
import type { RowPart } from '../../table/feature';
import { inSlices } from '../../table/later';
import { lazyPart } from '../../table/lazyPart';
import { onRow } from '../../table/onTable';
import { setDisabledReasons } from '../../table/rows/buttons';
import { firstInRow, isVariableRow, isVariationRow, mainRow, mainRowOf } from '../../table/rows/row';
import { rowState } from '../../table/rows/rowState';
import {
  FORM,
  hasVariationControls,
  keepSelection,
  LIST,
  RADIO,
  RADIO_BOX,
  setRowData,
  TERM,
} from '../../table/rows/variationChoice';
import type { Feature, Table } from '../../table/table';

const CONTROLS = `${LIST}, ${RADIO}, ${FORM}, ${TERM}`;
const ALL_OUT = 'wcpt-all-variations-out-of-stock';

const choices = lazyPart({
  load: async () => (await import('./runVariations')).runVariations,
  found: 'the part for variations in rows did not load',
  consequence: 'They are chosen on the page of their product.',
});

/** The code comes with the first row that has something to choose. See contract/product-table.md#variations-in-rows. */
function startVariations(table: Table): void {
  onRow(table, 'select_variation', (row, selection) => {
    if (rowState(row)?.selection !== selection) keepSelection(row, selection);
    choices.run(table, ({ show }) => show(row));
  });
}

/**
 * A press anywhere in the box presses its radio button; a second press clears the choice.
 */
function variationParts(table: Table): readonly RowPart[] {
  const clear = (radio: HTMLInputElement) => choices.run(table, selected => selected.clear(radio));
  return [
    {
      selector: `${LIST}, ${RADIO}, ${TERM}`,
      onValue: { change: control => choices.run(table, ({ change }) => change(control)) },
    },
    {
      selector: RADIO_BOX,
      on: {
        click(box, { target }) {
          const radio = radioIn(box);
          if (!radio || radio.disabled || !(target instanceof Element)) return;
          if (target !== radio) {
            // A label does it by itself.
            if (!target.closest('label, a, button, input, select')) radio.click();
          } else if (isChosen(radio)) clear(radio);
        },
        keyup(box, event) {
          const radio = radioIn(box);
          if (event.key !== ' ' || event.target !== radio || !radio || !isChosen(radio)) return;
          // Browsers do nothing more with the space bar on a radio button that is checked.
          event.preventDefault();
          clear(radio);
        },
      },
    },
  ];
}

const radioIn = (box: Element) => box.querySelector<HTMLInputElement>(RADIO);

/** A row that is not read yet is as the server printed it. */
function isChosen(radio: HTMLInputElement): boolean {
  const row = mainRowOf(radio);
  const selection = row && rowState(row)?.selection;
  return selection ? selection.variation_id === radio.value : radio.defaultChecked;
}

/** See contract/product-table.md#set-up. */
function prepareVariations(table: Table, rows: readonly HTMLElement[]): void {
  const withControls = rows.filter(row => {
    if (row.classList.contains(ALL_OUT)) setDisabledReasons(row, { [ALL_OUT]: true });
    return (isVariableRow(row) || isVariationRow(row)) && firstInRow(row, CONTROLS);
  });
  if (withControls.length) choices.run(table, ({ prepare }) => prepare(withControls));
  const others = rows.filter(row => isVariableRow(row) && !hasVariationControls(row) && mainRow(row) === row);
  inSlices(others, tellReady, table.signal);
}

/** A row in which nothing is chosen is ready at once. */
function tellReady(row: HTMLElement): void {
  setRowData(row, { wcpt_prep_variation_complete: true });
  bus.emit('wcpt_row_prep_variation_complete', {}, row);
}

/** Choices of variations in rows, and what they change there. */
export const variations: Feature = { rowParts: variationParts, prepare: prepareVariations, start: startVariations };
