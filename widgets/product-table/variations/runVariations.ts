import { enableButtons } from '../rows/buttonState';
import { inRow, mainRow, productRows, rowOf, rowParts } from '../rows/row';
import { rowState } from '../rows/rowState';
import { inSlices } from '../slices';
import { own, type Table } from '../table';
import { announceChoice, choose } from './choose';
import { followForms } from './forms';
import { isFirstLook, prepareRow } from './prepareRow';
import { readList, readRadio } from './readChoice';
import { LIST, NOTHING, RADIO, RADIO_BOX, TERM } from './selection';
import { showRow } from './showRow';
import { setAside, syncOptions, takeBack } from './syncControls';
import { watchTemplates } from './templates';

/** Length of later slices of work, ms: each has the browser lay out the table anew. */
const LATER = 30;

/** What a table's variations do with what happens in it. */
export interface Variations {
  /** Rows have come. */
  prepare(rows: readonly HTMLElement[]): void;
  /** A control of a row was changed. */
  change(control: Element): void;
  /** A radio button, or what is around it, was clicked; it may have been chosen before. */
  click(target: Element, wasChosen: boolean): void;
  /** Has a row show what is chosen in it now. */
  show(row: HTMLElement): void;
}

/** Lets variations be chosen in a table's rows. Source: spec product-table 4.5; contract 26. */
export function runVariations(table: Table): Variations {
  const { container, signal } = table;
  watchTemplates(table);
  followForms(table);
  addEventListener('pageshow', () => putBack(table), { signal });
  signal.addEventListener('abort', () => {
    takeBack(container);
    for (const row of own(table, '.wcpt-row')) {
      enableButtons(row, 'wcpt-no-variation-selected');
      enableButtons(row, 'wcpt-variation-out-of-stock');
    }
  });
  return {
    prepare: rows => inSlices(rows, row => row.isConnected && prepareRow(row, signal), signal, { time: LATER }),
    change(control) {
      const row = rowOf(control);
      if (!row) return;
      if (control.matches(TERM)) shareTerm(row, control);
      else onChange(mainRow(row), control);
    },
    click: onClick,
    show: row => showRow(table, row),
  };
}

function onChange(row: HTMLElement, control: Element): void {
  takeBack(row);
  try {
    if (control instanceof HTMLSelectElement) choose(row, readList(control));
    else if (control instanceof HTMLInputElement) choose(row, readRadio(control));
  } catch (cause) {
    choose(row, NOTHING);
    setAside(row, control, cause);
    return;
  }
  if (!isFirstLook()) announceChoice(row);
}

/** A radio button that is chosen already is taken back. Source: contract product-table 26.3. */
function onClick(target: Element, wasChosen: boolean): void {
  const box = target.closest(RADIO_BOX);
  const radio = box?.querySelector<HTMLInputElement>(RADIO);
  const row = rowOf(target);
  if (!box || !radio || radio.disabled || !row) return;
  if (target !== radio) {
    // A label does it by itself.
    if (!target.closest('label, a, button, input, select')) radio.click();
  } else if (wasChosen) {
    radio.checked = false;
    choose(mainRow(row), NOTHING);
    announceChoice(mainRow(row));
  }
}

/** Values that a row's variation leaves open are the same in all its copies. Source: contract product-table 26.1, source d. */
function shareTerm(row: HTMLElement, control: Element): void {
  if (!(control instanceof HTMLSelectElement)) return;
  const attribute = control.getAttribute('data-wcpt-attribute');
  for (const part of new Set([...rowParts(mainRow(row)), ...productRows(row)])) {
    for (const select of inRow<HTMLSelectElement>(part, TERM)) {
      if (select.getAttribute('data-wcpt-attribute') === attribute) select.value = control.value;
    }
  }
}

/** Browsers restore what fields held when the shopper comes back. Source: contract product-table 26.3. */
function putBack(table: Table): void {
  const rows = own(table, `${LIST}, ${RADIO}:checked`).flatMap(control => rowOf(control) ?? []);
  for (const row of new Set(rows)) {
    const selection = rowState(mainRow(row))?.selection;
    if (selection) syncOptions(row, selection.variation_id);
  }
}
