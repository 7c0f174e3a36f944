import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { firstInRow } from '../rows/inRow';
import { isVariableRow, siblingRows } from '../rows/row';
import { mainRow, rowParts } from '../rows/rowParts';
import { rowState } from '../rows/rowState';
import { choose } from './choose';
import { FORM, LIST, RADIO } from './controls';
import { lookAtForm, readyForm } from './forms';
import { nameControls } from './nameControls';
import { NOTHING } from './selection';

/** First look at the form in a row, in ms. Source: spec product-table 4.5, 9.2. */
const FORM_AFTER = 200;

const prepared = new WeakSet<HTMLElement>();
let isPreparing = false;

/** Whether what happens is no shopper's doing, but the first look at a row. */
export const isFirstLook = (): boolean => isPreparing;

/** Reads what is chosen in a row that has come, and names its controls; once. Source: contract product-table 26.2. */
export function prepareRow(from: HTMLElement, signal: AbortSignal): void {
  const row = mainRow(from);
  nameControls(row, from);
  if (prepared.has(row) || !isVariableRow(row)) return;
  prepared.add(row);
  setData(row, 'wcpt_prep_variation_complete', false);
  setData(row, 'wcpt_variation_ops', true);
  const complete = () => {
    setData(row, 'wcpt_prep_variation_complete', true);
    bus.emit('wcpt_row_prep_variation_complete', {}, row);
  };
  const first = <E extends Element>(selector: string): E | undefined =>
    rowParts(row)
      .map(part => firstInRow<E>(part, selector))
      .find(found => found !== undefined);
  const form = first<HTMLElement>(FORM);
  if (form) {
    readyForm(form);
    setTimeout(() => {
      if (signal.aborted || !form.isConnected) return;
      firstLook(() => lookAtForm(row, form));
      complete();
    }, FORM_AFTER);
    return;
  }
  // The shopper, or another script, was faster.
  if (!rowState(row)?.selection) {
    const control = first(LIST) ?? first(`${RADIO}:checked`);
    firstLook(() => (control ? raiseDom(control, 'change') : choose(row, NOTHING)));
  }
  complete();
}

function firstLook(look: () => void): void {
  isPreparing = true;
  try {
    look();
  } finally {
    isPreparing = false;
  }
}

/** For other scripts. Source: contract product-table 36. */
function setData(row: HTMLElement, key: string, value: boolean): void {
  const $ = pageJQuery();
  if ($) for (const one of siblingRows(row)) $(one).data(key, value);
}
