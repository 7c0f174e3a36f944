import { bus } from '../../../src/core/bus/bus';
import { listenDom } from '../../../src/core/bus/dom';
import { lazyPart } from '../lazyPart';
import { disableButtons } from '../rows/buttonState';
import { firstInRow, isVariableRow, isVariationRow, mainRow, rowOf } from '../rows/row';
import { rowState } from '../rows/rowState';
import { owns, type Table } from '../table';
import type { Variations } from './runVariations';
import { FORM, keepSelection, LIST, RADIO, TERM } from './selection';

const CONTROLS = `${LIST}, ${RADIO}, ${FORM}, ${TERM}`;
const ALL_OUT = 'wcpt-all-variations-out-of-stock';

const variations = lazyPart<Variations>({
  load: async () => (await import('./runVariations')).runVariations,
  found: 'the part for variations in rows did not load',
  consequence: 'They are chosen on the page of their product.',
});

/**
 * Has rows show the variation that is chosen in them, by the shopper or by another script. The code for it comes with the
 * first row that has something to choose. Source: spec product-table 4.5; contract 26.
 */
export function startVariations(table: Table): void {
  const { container, signal } = table;
  bus.on(
    'select_variation',
    (selection, { target }) => {
      const found = target instanceof Element && owns(table, target) ? rowOf(target) : undefined;
      if (!found) return;
      const row = mainRow(found);
      if (rowState(row)?.selection !== selection) keepSelection(row, selection);
      variations.run(table, ({ show }) => show(row));
    },
    { target: container, signal },
  );
  const onChange = (element: Element) => {
    const isControl = owns(table, element) && element.matches(`${LIST}, ${RADIO}, ${TERM}`);
    if (isControl) variations.run(table, ({ change }) => change(element));
  };
  // Also of rows that nobody has touched, and where jQuery raises it.
  listenDom(container, 'change', onChange, signal);
}

/** A chosen radio button was pressed once more. */
export const clearChoice = (table: Table, radio: HTMLInputElement): void =>
  variations.run(table, ({ clear }) => clear(radio));

/** Readies the variations of rows that have come. Source: contract product-table 1.4 step 6, 26.2. */
export function prepareVariations(table: Table, rows: readonly HTMLElement[]): void {
  const withControls = rows.filter(row => {
    if (row.classList.contains(ALL_OUT)) disableButtons(row, ALL_OUT);
    return (isVariableRow(row) || isVariationRow(row)) && firstInRow(row, CONTROLS);
  });
  if (withControls.length) variations.run(table, ({ prepare }) => prepare(withControls));
}
