import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { memoryOf, recall } from '../rows/elementMemory';
import { tRow } from '../rows/messages';
import { firstInRow, inRow, isVariableRow, mainRow, nameField, productName, rowParts, siblingRows } from '../rows/row';
import { rowState } from '../rows/rowState';
import type { Table } from '../table';
import { lookAtForm, readyForm } from './forms';
import { attributeSelects } from './readChoice';
import { choose, FORM, LIST, NOTHING, RADIO, RADIO_BOX, TERM } from './selection';

/** ms. Source: spec product-table 4.5, 9.2. */
const FORM_AFTER = 200;

/** What happens in a row at its first look is no shopper's doing. */
export const isFirstLook = (row: HTMLElement): boolean => recall(row)?.isFirstLook === true;

/**
 * Reads what is chosen in a row, and names its controls; once. Source: contract product-table 26.2.
 * @param isEmpty nothing is chosen at first, as in a table of the wishlist. Source: contract 23
 */
export function prepareRow(table: Table, from: HTMLElement, isEmpty = false): void {
  const row = mainRow(from);
  nameControls(row, from);
  const memory = memoryOf(row);
  if (memory.isPrepared || !isVariableRow(row)) return;
  memory.isPrepared = true;
  setData(row, 'wcpt_prep_variation_complete', false);
  setData(row, 'wcpt_variation_ops', true);
  if (isEmpty) for (const part of rowParts(row)) clearChoice(part);
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
      if (table.signal.aborted || !form.isConnected) return;
      firstLook(row, () => lookAtForm(table, row, form));
      complete();
    }, FORM_AFTER);
    return;
  }
  // The shopper, or another script, was faster.
  if (!rowState(row)?.selection) {
    const control = first(LIST) ?? first(`${RADIO}:checked`);
    firstLook(row, () => (control ? raiseDom(control, 'change') : choose(row, NOTHING)));
  }
  complete();
}

function clearChoice(part: Element): void {
  for (const list of inRow<HTMLSelectElement>(part, `${LIST}, ${FORM} .variations select`)) list.value = '';
  for (const radio of inRow<HTMLInputElement>(part, RADIO)) radio.checked = false;
}

function firstLook(row: HTMLElement, look: () => void): void {
  const memory = memoryOf(row);
  memory.isFirstLook = true;
  try {
    look();
  } finally {
    memory.isFirstLook = false;
  }
}

/** For other scripts. Source: contract product-table 36. */
function setData(row: HTMLElement, key: string, value: boolean): void {
  const $ = pageJQuery();
  if ($) for (const one of siblingRows(row)) $(one).data(key, value);
}

function nameControls(row: HTMLElement, part: Element): void {
  const product = productName(row);
  for (const list of inRow<HTMLSelectElement>(part, LIST)) {
    nameField(list, () => tRow('product-table.variation', { product }));
  }
  for (const select of inRow<HTMLSelectElement>(part, TERM)) {
    nameField(select, () => term(select.options[0]?.text ?? '', product));
  }
  for (const form of inRow(part, FORM)) {
    for (const select of attributeSelects(form)) {
      // Its label may name the select of the same id in another row.
      nameField(select, () => term(select.closest('tr, li, div')?.querySelector('label')?.textContent ?? '', product));
    }
  }
  for (const radio of inRow<HTMLInputElement>(part, RADIO)) {
    nameField(radio, () => `${radio.closest(RADIO_BOX)?.textContent?.trim().replace(/\s+/g, ' ') ?? ''}, ${product}`);
  }
}

const term = (attribute: string, product: string): string =>
  tRow('product-table.term', { attribute: attribute.trim(), product });
