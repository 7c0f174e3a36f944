import { bus } from '../../../src/core/bus/bus';
import { listenDom } from '../../../src/core/bus/dom';
import { loadMessages } from '../../../src/core/messages';
import { reportPart } from '../onTable';
import { disableButtons } from '../rows/buttonState';
import { firstInRow, isVariableRow, isVariationRow, mainRow, rowOf } from '../rows/row';
import { rowState } from '../rows/rowState';
import { owns, type Table } from '../table';
import type { Variations } from './runVariations';
import { FORM, keepSelection, LIST, RADIO, TERM } from './selection';

const CONTROLS = `${LIST}, ${RADIO}, ${FORM}, ${TERM}`;
const ALL_OUT = 'wcpt-all-variations-out-of-stock';
type Task = (variations: Variations) => void;

const tellers = new WeakMap<HTMLElement, (task: Task) => void>();

/**
 * Has rows show the variation that is chosen in them, by the shopper or by another script. The code for it comes with the
 * first row that has something to choose; what happens until it is there waits for it, in order.
 * Source: spec product-table 4.5; contract 26.
 */
export function startVariations(table: Table): void {
  const { container, signal } = table;
  const waiting: Task[] = [];
  let loading = false;
  let running: Variations | undefined;

  const load = async () => {
    try {
      const { runVariations } = await import('./runVariations');
      await loadMessages();
      if (signal.aborted) return;
      const started = runVariations(table);
      running = started;
      for (const task of waiting.splice(0)) task(started);
    } catch (cause) {
      reportPart(
        table,
        'the part for variations in rows did not load',
        'They are chosen on the page of their product.',
        cause,
      );
    }
  };
  const tell = (task: Task) => {
    if (running) {
      task(running);
      return;
    }
    waiting.push(task);
    if (!loading) void load();
    loading = true;
  };

  tellers.set(container, tell);
  bus.on(
    'select_variation',
    (selection, { target }) => {
      const found = target instanceof Element && owns(table, target) ? rowOf(target) : undefined;
      if (!found) return;
      const row = mainRow(found);
      if (rowState(row)?.selection !== selection) keepSelection(row, selection);
      tell(variations => variations.show(row));
    },
    { target: container, signal },
  );
  const onChange = (element: Element) => {
    if (owns(table, element) && element.matches(`${LIST}, ${RADIO}, ${TERM}`)) tell(({ change }) => change(element));
  };
  // Also of rows that nobody has touched, and where jQuery raises it.
  listenDom(container, 'change', onChange, signal);
}

/** Has the code for a table's variations do something, now or when it has come. */
export function withVariations({ container }: Pick<Table, 'container'>, task: Task): void {
  tellers.get(container)?.(task);
}

/** Readies the variations of rows that have come. Source: contract product-table 1.4 step 6, 26.2. */
export function prepareVariations(table: Table, rows: readonly HTMLElement[]): void {
  const withControls = rows.filter(row => {
    if (row.classList.contains(ALL_OUT)) disableButtons(row, ALL_OUT);
    return (isVariableRow(row) || isVariationRow(row)) && firstInRow(row, CONTROLS);
  });
  if (withControls.length) withVariations(table, variations => variations.prepare(withControls));
}
