import { bus } from '../../../../src/core/bus/bus';
import { raiseDom } from '../../../../src/core/bus/dom';
import type { TableSelection } from '../../../../src/core/bus/events/tableRows';
import { announceNow } from '../../../../src/core/cart/liveRegion';
import { inSlices } from '../../table/later';
import { own } from '../../table/own';
import { formatPrice, parsePrice } from '../../table/price/prices';
import { offWith } from '../../table/rows/buttons';
import { changeRow } from '../../table/rows/changeRow';
import { showUnreadable } from '../../table/rows/inlineAlert';
import { tRow } from '../../table/rows/messages';
import {
  firstInParts,
  inParts,
  inRow,
  isVariableRow,
  mainRow,
  mainRowOf,
  nameField,
  productName,
  productRows,
  rowOf,
  rowParts,
} from '../../table/rows/row';
import { causeOf, changeFor, memoryOf, rowState } from '../../table/rows/rowState';
import {
  choose,
  FORM,
  hasVariationControls,
  isInStock,
  LIST,
  NOTHING,
  RADIO,
  RADIO_BOX,
  setRowData,
  TERM,
} from '../../table/rows/variationChoice';
import { tableSetting } from '../../table/settings';
import type { Table } from '../../table/table';
import { followForms, lookAtForm, readyForm, syncForm } from './forms';
import { attributeSelects, readList, readRadio } from './readChoice';
import { createTemplates } from './show/printed';
import { variationView } from './show/variationView';
import { limitQuantities, showChoice } from './showChoice';

/** See contract/product-table.md#variations-in-rows. */
export function runVariations(table: Table) {
  const { signal } = table;
  followForms(table);
  table.rows.addView(variationView(createTemplates(table)));
  addEventListener('pageshow', () => restoreChoices(table), { signal });
  return {
    prepare(rows: readonly HTMLElement[]) {
      const isEmpty = tableSetting(table, 'ti_wishlist');
      inSlices(rows, row => row.isConnected && prepareRow(table, row, isEmpty), signal, { laysOut: true });
    },
    change(control: Element) {
      const row = rowOf(control);
      if (!row) return;
      if (control.matches(TERM)) shareTerm(row, control);
      else onChange(table, mainRow(row), control);
    },
    /** Clears the choice when a chosen radio button is pressed. */
    clear(radio: HTMLInputElement) {
      const row = mainRowOf(radio);
      if (!row) return;
      radio.checked = false;
      choose(row, NOTHING);
      announceChoice(table, row);
    },
    show: showRow,
  };
}

function onChange(table: Table, row: HTMLElement, control: Element): void {
  table.rows.remove(row);
  try {
    if (control instanceof HTMLSelectElement) choose(row, readList(control));
    else if (control instanceof HTMLInputElement) choose(row, readRadio(control));
  } catch (cause) {
    choose(row, NOTHING);
    showUnreadable(table, row, control, cause);
    return;
  }
  if (!causeOf(row)) announceChoice(table, row);
}

const STOCK = '.wcpt-availability.wcpt-variable-switch:not(.wcpt-hide)';

function announceChoice({ rows }: Table, row: HTMLElement): void {
  rows.show(row);
  const selection = rowState(row)?.selection;
  const product = productName(row);
  if (!selection?.variation_id) {
    announceNow(tRow('product-table.cleared', { product }));
    return;
  }
  const price = parsePrice(selection.variation?.display_price);
  const stock = inParts(row, STOCK)
    .map(place => place.textContent?.trim())
    .find(Boolean);
  const details = [price === undefined ? '' : formatPrice(price), stock].filter(Boolean).join(', ');
  if (details) announceNow(tRow('product-table.chosen', { product, details }));
}

/** Shows the choice in all parts of the row, and makes it in other rows of its product. */
function showRow(row: HTMLElement): void {
  const state = rowState(row);
  const selection = state?.selection ?? NOTHING;
  for (const part of rowParts(row)) {
    showChoice(part, selection.variation_id);
    for (const form of inRow<HTMLElement>(part, FORM)) syncForm(form, selection);
  }
  const hasFollowed = selection.variation_id !== '' || state?.told?.hasFollowed === true;
  changeRow(row, { told: { selection, hasFollowed }, off: offWith(row, reasonsFor(row, selection)) });
  // At first each row is looked at by itself.
  const others = causeOf(row) ? [] : productRows(row).map(mainRow);
  for (const other of new Set(others)) {
    if (other !== row && rowState(other)?.selection !== selection) choose(other, selection);
  }
  limitQuantities(row, selection);
}

/** The buttons are disabled while the variation can't be bought. */
function reasonsFor(row: HTMLElement, selection: TableSelection) {
  const isChosen = selection.variation_id !== '';
  return {
    'wcpt-variation-out-of-stock': isChosen && !isInStock(selection),
    ...((isChosen || hasVariationControls(row)) && { 'wcpt-no-variation-selected': !isChosen }),
  };
}

function shareTerm(row: HTMLElement, control: Element): void {
  if (!(control instanceof HTMLSelectElement)) return;
  const attribute = control.getAttribute('data-wcpt-attribute');
  for (const part of new Set([...rowParts(mainRow(row)), ...productRows(row)])) {
    for (const select of inRow<HTMLSelectElement>(part, TERM)) {
      if (select.getAttribute('data-wcpt-attribute') === attribute) select.value = control.value;
    }
  }
}

/** Browsers restore what fields held when the shopper comes back. */
function restoreChoices(table: Table): void {
  const rows = own(table, `${LIST}, ${RADIO}:checked`).flatMap(control => rowOf(control) ?? []);
  for (const row of new Set(rows)) {
    const selection = rowState(mainRow(row))?.selection;
    if (selection) showChoice(row, selection.variation_id);
  }
}

/** ms. */
const FORM_AFTER = 200;

/**
 * Reads the choice in a row, and names its controls; once.
 * @param isEmpty nothing is chosen at first, as in a table of the wishlist. See contract/wishlist.md#markup.
 */
function prepareRow(table: Table, from: HTMLElement, isEmpty: boolean): void {
  const row = mainRow(from);
  nameControls(row, from);
  const memory = memoryOf(row);
  if (memory.isReady || !isVariableRow(row)) return;
  memory.isReady = true;
  setRowData(row, { wcpt_prep_variation_complete: false, wcpt_variation_ops: true });
  for (const part of isEmpty ? rowParts(row) : []) {
    for (const list of inRow<HTMLSelectElement>(part, `${LIST}, ${FORM} .variations select`)) list.value = '';
    for (const radio of inRow<HTMLInputElement>(part, RADIO)) radio.checked = false;
  }
  const complete = () => {
    setRowData(row, { wcpt_prep_variation_complete: true });
    bus.emit('wcpt_row_prep_variation_complete', {}, row);
  };
  const form = firstInParts<HTMLElement>(row, FORM);
  if (form) {
    readyForm(form);
    setTimeout(() => {
      if (table.signal.aborted || !form.isConnected) return;
      changeFor(row, 'first look', () => lookAtForm(table, row, form));
      complete();
    }, FORM_AFTER);
    return;
  }
  // The shopper, or another script, was faster.
  if (!rowState(row)?.selection) {
    const control = firstInParts(row, LIST) ?? firstInParts(row, `${RADIO}:checked`);
    changeFor(row, 'first look', () => (control ? raiseDom(control, 'change') : choose(row, NOTHING)));
  }
  complete();
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
