import { bus } from '../../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../../src/core/bus/dom';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { digitsOf, formatFigure, unitsOf } from '../price/prices';
import { updateTotal } from '../price/totals';
import { quantityOf } from '../quantity/quantityLimits';
import { hasLabel, isVariableRow, mainRow, productName, rowOf, rowParts } from '../rows/row';
import { rowState } from '../rows/rowState';
import { own, owns, type Table } from '../table';
import { tPrice } from './messages';
import { showPriceError } from './priceError';

const FIELD = 'input.wcpt-name-your-price--input';

/**
 * Checks prices that the shopper names, and has quantity, total and checkbox follow them. Source: spec product-table 5.4;
 * contract 28.
 * @returns readies fields that have come since
 */
export function runNyp(table: Table): () => void {
  const { container, signal } = table;
  const here = { target: container, signal };
  const rowAt = (target: EventTarget): HTMLElement | undefined => {
    const row = target instanceof Element && owns(table, target) ? rowOf(target) : undefined;
    return row && mainRow(row);
  };
  const onEvent = (type: string) => (element: Element) => {
    const row = element.matches(FIELD) ? rowAt(element) : undefined;
    if (!row || !(element instanceof HTMLInputElement)) return;
    showPriceError(element, row);
    if (type === 'change') followPrice(row, element.value.trim() !== '');
  };
  for (const type of ['change', 'keyup', 'input']) listenDom(container, type, onEvent(type), signal);
  bus.on(
    'wcpt_checkbox_change',
    (_, { target }) => {
      const row = rowAt(target);
      if (row) for (const field of fieldsOf(row)) showPriceError(field, row);
    },
    here,
  );
  bus.on(
    'select_variation',
    (selection, { target }) => {
      const row = rowAt(target);
      if (!row || !isVariableRow(row)) return;
      followVariation(row, selection);
      for (const field of fieldsOf(row)) showPriceError(field, row);
      // Of the price that is asked for now.
      updateTotal(row);
    },
    here,
  );
  return () => {
    for (const field of own<HTMLInputElement>(table, FIELD)) {
      const row = rowAt(field);
      const selection = row && rowState(row)?.selection;
      if (row && selection && isVariableRow(row)) followVariation(row, selection);
      nameField(field);
    }
  };
}

const fieldsOf = (row: HTMLElement): HTMLInputElement[] =>
  rowParts(row).flatMap(part => [...part.querySelectorAll<HTMLInputElement>(FIELD)]);

/** A price asks for a piece, and no price for none. */
function followPrice(row: HTMLElement, hasPrice: boolean): void {
  const control = quantityOf(row);
  if (!control) {
    bus.emit('_wcpt_checkbox_change', { checked: hasPrice }, row);
    return;
  }
  const isSet = Boolean(unitsOf(control.value));
  if (isSet === hasPrice) return;
  const mode = control.getAttribute('data-wcpt-nyp-initial-value');
  const least = control.getAttribute('data-wcpt-min') || control.getAttribute('min') || '1';
  if (hasPrice) control.value = least;
  else control.value = mode === 'empty' ? '' : mode === '0' ? '0' : least;
  raiseDom(control, 'change');
}

function nameField(field: HTMLInputElement): void {
  const row = rowOf(field);
  if (field.hasAttribute('aria-label') || hasLabel(field, row)) return;
  const product = field.getAttribute('data-wcpt-product-name') || (row ? productName(row) : '');
  field.setAttribute('aria-label', tPrice('product-table.price', { product }));
}

const KINDS = ['minimum', 'maximum', 'suggested'] as const;

/** Asks for a price where the chosen variation wants one, with its limits. Source: contract product-table 28. */
function followVariation(row: HTMLElement, { variation = {} }: TableSelection): void {
  const isNamed = Boolean(variation.is_nyp);
  const price = (kind: string): string => {
    const units = isNamed ? unitsOf(variation[`${kind}_price`]) : undefined;
    return units === undefined ? '' : digitsOf(units);
  };
  for (const part of rowParts(row)) {
    part.classList.toggle('wcpt-product-has-name-your-price', isNamed);
    for (const element of part.querySelectorAll('.wcpt-price.wcpt-variable-switch')) {
      element.classList.toggle('wcpt-hide--name-your-price', isNamed);
    }
    for (const kind of KINDS) {
      for (const place of part.querySelectorAll(`.wcpt-name-your-price--${kind}`)) fill(place, price(kind));
    }
    for (const field of part.querySelectorAll<HTMLInputElement>('input.wcpt-name-your-price--input')) {
      field.parentElement?.classList.toggle('wcpt-hide', !isNamed);
      field.min = price('minimum') || '0';
      field.max = price('maximum');
      const initial = field.getAttribute('data-wcpt-nyp-initial-value-field');
      if (isNamed && !field.value && initial) field.value = price(initial);
    }
  }
}

function fill(place: Element, value: string): void {
  place.classList.toggle('wcpt-hide', !value);
  for (const amount of place.querySelectorAll('.wcpt-amount')) amount.textContent = formatFigure(value);
}
