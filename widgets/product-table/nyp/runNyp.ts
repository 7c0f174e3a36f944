import { bus } from '../../../src/core/bus/bus';
import { listenDom, raiseDom } from '../../../src/core/bus/dom';
import { updateTotal } from '../price/rowTotal';
import { unitsOf } from '../price/units';
import { quantityOf } from '../quantity/quantityControls';
import { hasLabel } from '../rows/hasLabel';
import { productName } from '../rows/productName';
import { isVariableRow, rowOf } from '../rows/row';
import { mainRow, rowParts } from '../rows/rowParts';
import { rowState } from '../rows/rowState';
import { own, owns, type Table } from '../table';
import { tPrice } from './messages';
import { followVariation } from './nypVariation';
import { showPriceError } from './showPriceError';

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
