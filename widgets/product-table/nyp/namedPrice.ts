import { useLayoutEffect } from 'react';
import { bus } from '../../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../../src/core/bus/dom';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { pageGlobal } from '../../../src/core/config/pageGlobal';
import { readGlobal } from '../../../src/core/config/shopGlobals';
import { digitsOf, numberOf, type Units, unitsOf } from '../../../src/core/decimal';
import { text } from '../../../src/core/guards';
import { plainText } from '../../../src/core/html/text';
import { announce } from '../announce';
import { onRow } from '../onTable';
import { formatFigure, formatPrice, PRICE_FIELD, priceField } from '../price/prices';
import { updateTotal } from '../price/totals';
import { leastOf, quantityOf } from '../quantity/quantity';
import { tRow } from '../rows/messages';
import { rowView } from '../rows/Rows';
import { inParts, inRow, isVariableRow, mainRowOf, nameField, productName, rowParts, setInvalid } from '../rows/row';
import { rowState } from '../rows/rowState';
import { afterTelling } from '../selection/checkRows';
import { own, owns, type Table } from '../table';

interface PriceFault {
  readonly error: 'empty' | 'min' | 'max';
  readonly limit: Units;
}

/** A minimum of 0 is none. Source: spec product-table 5.4. */
function faultOf(field: HTMLInputElement): PriceFault | undefined {
  const read = (name: string, other: string) => unitsOf(field.getAttribute(name) || field.getAttribute(other));
  const value = unitsOf(field.value);
  const min = read('min', 'data-wcpt-nyp-minimum-price') ?? 0n;
  const max = read('max', 'data-wcpt-nyp-maximum-price');
  if (value === undefined) return { error: 'empty', limit: min };
  if (value < min) return { error: 'min', limit: min };
  return max !== undefined && value > max ? { error: 'max', limit: max } : undefined;
}

/** As the field shows it: an empty price is wrong only where the row is checked and there is a minimum. */
function shownFault(field: HTMLInputElement, row: HTMLElement): PriceFault | undefined {
  const fault = faultOf(field);
  if (fault?.error !== 'empty') return fault;
  return rowState(row)?.checked && fault.limit > 0n ? { ...fault, error: 'min' } : undefined;
}

const TEXTS: Readonly<Record<PriceFault['error'], readonly [name: string, placeholder: string]>> = {
  empty: ['empty', ''],
  min: ['minimum_js', '%%MINIMUM%%'],
  max: ['maximum_js', '%%MAXIMUM%%'],
};

/** The problem as text for an alert. Source: spec product-table 5.4; contract 28. */
export function nypProblem(row: HTMLElement): string | undefined {
  const field = priceField(row);
  const fault = field && faultOf(field);
  if (!fault) return undefined;
  const { error, limit } = fault;
  const price = error === 'empty' ? '' : formatNamed(limit);
  const [name, placeholder] = TEXTS[error];
  const template = text(readGlobal('wcpt_nyp_error_message_templates')?.[name]);
  if (!template) return tRow(`product-table.price_${error}`, { price });
  return plainText(placeholder ? template.replaceAll(placeholder, () => price) : template);
}

/** As the shop's plugin prints it, else as tables do. */
function formatNamed(value: Units): string {
  const format = pageGlobal('woocommerce_nyp_format_price');
  const symbol = readGlobal('woocommerce_nyp_params')?.currency_format_symbol;
  if (typeof format !== 'function') return formatPrice(digitsOf(value));
  // Alerts show text only.
  return plainText(String(format(numberOf(value), symbol, true)));
}

/** Checks prices that shoppers name; quantity, total and checkbox follow them. Source: spec product-table 5.4; contract 28. */
export function runNyp(table: Table) {
  const { container, signal } = table;
  const faults = new WeakMap<HTMLInputElement, PriceFault | undefined>();
  // Other scripts may have printed the row anew.
  const showAgain = (part: Element) => {
    for (const field of inRow<HTMLInputElement>(part, PRICE_FIELD)) {
      namePriceField(field);
      if (faults.has(field)) showFault(field, faults.get(field));
    }
  };
  table.rows.addView(
    rowView([], ({ part }) => {
      useLayoutEffect(() => showAgain(part));
      return null;
    }),
  );
  const rowAt = (field: Element) => (owns(table, field) ? mainRowOf(field) : undefined);
  const check = (field: HTMLInputElement, row: HTMLElement) => {
    const fault = shownFault(field, row);
    const isNew = fault?.error !== faults.get(field)?.error;
    faults.set(field, fault);
    const message = showFault(field, fault);
    if (isNew && fault) announce(message?.textContent ?? '');
  };
  const onEvent = (type: string) => (element: Element) => {
    const row = element.matches(PRICE_FIELD) ? rowAt(element) : undefined;
    if (!row || !(element instanceof HTMLInputElement)) return;
    check(element, row);
    // A key that leaves the field, or comes to it, changes no price; one that does raises `input` as well.
    if (type === 'keyup') return;
    const hasPrice = element.value.trim() !== '';
    // A price that is deleted may be about to be typed anew: the quantity goes when the field is left.
    if (hasPrice || type === 'change') followPrice(row, hasPrice);
  };
  // Scripts put prices in and raise these by jQuery, also in rows that nobody has touched.
  for (const type of ['change', 'keyup', 'input']) listenDom(container, type, onEvent(type), signal);
  const checked = new Set<HTMLElement>();
  const checkAll = () => {
    if (!signal.aborted) for (const row of checked) for (const field of fieldsOf(row)) check(field, row);
    checked.clear();
  };
  onRow(table, 'wcpt_checkbox_change', row => {
    checked.add(row);
    // A message makes the row higher, and the browser moves all rows below it.
    afterTelling(table, checkAll);
  });
  onRow(table, 'select_variation', (row, selection) => {
    if (!isVariableRow(row)) return;
    askFor(row, selection);
    for (const field of fieldsOf(row)) check(field, row);
    updateTotal(row);
  });
  return {
    ready(): void {
      for (const field of own<HTMLInputElement>(table, PRICE_FIELD)) {
        const row = rowAt(field);
        const selection = row && rowState(row)?.selection;
        if (row && selection && isVariableRow(row)) askFor(row, selection);
        namePriceField(field);
      }
    },
  };
}

function askFor(row: HTMLElement, selection: TableSelection): void {
  for (const part of rowParts(row)) showAskedIn(part, selection);
  if (!selection.variation?.is_nyp) return;
  for (const field of fieldsOf(row)) {
    const initial = field.getAttribute('data-wcpt-nyp-initial-value-field');
    if (!field.value && initial) field.value = askedPrice(selection, initial);
  }
}

const fieldsOf = (row: HTMLElement): HTMLInputElement[] => inParts<HTMLInputElement>(row, PRICE_FIELD);

/** A price asks for a piece, and no price for none. */
function followPrice(row: HTMLElement, hasPrice: boolean): void {
  const control = quantityOf(row);
  if (!control) {
    if (hasPrice !== (rowState(row)?.checked ?? false)) bus.emit('_wcpt_checkbox_change', { checked: hasPrice }, row);
    return;
  }
  const isSet = Boolean(unitsOf(control.value));
  if (isSet === hasPrice) return;
  const mode = control.getAttribute('data-wcpt-nyp-initial-value');
  const least = leastOf(control) || '1';
  if (hasPrice) control.value = least;
  else control.value = mode === 'empty' ? '' : mode === '0' ? '0' : least;
  raiseDom(control, 'change');
}

const ERROR = 'wcpt-name-your-price-wrapper--input-error';

function namePriceField(field: HTMLInputElement): void {
  const product = field.getAttribute('data-wcpt-product-name') || productName(field);
  nameField(field, () => tRow('product-table.price', { product }));
}

/** @returns the message of the fault */
function showFault(field: HTMLInputElement, fault: PriceFault | undefined): Element | null | undefined {
  const wrapper = field.parentElement;
  const error = fault?.error;
  wrapper?.classList.toggle(ERROR, fault !== undefined);
  for (const one of ['min', 'max']) wrapper?.classList.toggle(`${ERROR}--${one}-price`, one === error);
  const message = fault && wrapper?.querySelector(`.wcpt-name-your-price-input-error-message--${error}-price`);
  const template = message?.getAttribute('data-wcpt-error-message-template');
  if (fault && message && template)
    message.textContent = template.replaceAll(`[${error}]`, () => formatFigure(digitsOf(fault.limit)));
  setInvalid(field, message, 'sw-price-error-');
  return message;
}

/** Digits; empty where the variation has its price not named. */
function askedPrice({ variation = {} }: TableSelection, kind: string): string {
  const units = variation.is_nyp ? unitsOf(variation[`${kind}_price`]) : undefined;
  return units === undefined ? '' : digitsOf(units);
}

function showAskedIn(part: Element, selection: TableSelection): void {
  const isNamed = Boolean(selection.variation?.is_nyp);
  part.classList.toggle('wcpt-product-has-name-your-price', isNamed);
  for (const element of inRow(part, '.wcpt-price.wcpt-variable-switch')) {
    element.classList.toggle('wcpt-hide--name-your-price', isNamed);
  }
  for (const kind of ['minimum', 'maximum', 'suggested']) {
    const price = askedPrice(selection, kind);
    for (const place of inRow(part, `.wcpt-name-your-price--${kind}`)) {
      place.classList.toggle('wcpt-hide', !price);
      for (const amount of place.querySelectorAll('.wcpt-amount')) amount.textContent = formatFigure(price);
    }
  }
  for (const field of inRow<HTMLInputElement>(part, PRICE_FIELD)) {
    field.parentElement?.classList.toggle('wcpt-hide', !isNamed);
    field.min = askedPrice(selection, 'minimum') || '0';
    field.max = askedPrice(selection, 'maximum');
  }
}
