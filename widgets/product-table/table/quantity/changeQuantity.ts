import { bus } from '../../../../src/core/bus/bus';
import { raiseDom } from '../../../../src/core/bus/dom';
import { pageJQuery } from '../../../../src/core/bus/jquery';
import { digitsOf, unitsOf } from '../../../../src/core/decimal';
import { tTable } from '../messages';
import { give } from '../pressable';
import { setDisabledReasons } from '../rows/buttons';
import { setFault } from '../rows/changeRow';
import {
  initialMode,
  initialText,
  isAtLimit,
  limitsOf,
  type QuantityControl,
  quantityControls,
  quantityError,
  settled,
  stepped,
} from '../rows/quantity';
import { inRow, mainRowOf, nameField, productName, productRows, rowOf } from '../rows/row';
import { causeOf, changeFor, memoryOf, rowState } from '../rows/rowState';

export const STEP = '.wcpt-qty-controller';

export const isPlus = (button: Element): boolean => button.classList.contains('wcpt-plus');

/** See contract/product-table.md#quantities. */
export function stepQuantity(input: HTMLInputElement, button: Element | null, isUp: boolean): void {
  if (input.disabled || input.readOnly || (button && isAtEnd(input, isUp))) return;
  const next = digitsOf(stepped(input.value, limitsOf(input), isUp));
  if (next === input.value) return;
  input.value = next;
  raiseDom(input, 'change');
}

export function onQuantityChange(control: QuantityControl): void {
  // All controls of a product begin with the same value, so it needs no sharing. A number that was typed before does.
  const isUntyped = causeOf(control) === 'first value' && control.value === initialText(control);
  if (control instanceof HTMLInputElement) {
    const right = settled(control.value, limitsOf(control)) ?? initialText(control);
    const shown = unitsOf(right) === 0n && returnsFromZero(control) ? initialText(control) : right;
    if (shown !== control.value) control.value = shown;
  }
  refreshError(control);
  if (isUntyped) return;
  refreshLimits(control);
  shareQuantity(control);
}

/** Whether 0 means nothing: there is no checked row that it would uncheck. */
function returnsFromZero(input: HTMLInputElement): boolean {
  if (input.disabled || initialMode(input) !== 'min') return false;
  const row = mainRowOf(input);
  return !(row && rowState(row)?.checked);
}

/** Sets a quantity without a `change`, as the row's checkbox does. */
export function putQuantity(control: QuantityControl, value: string): void {
  if (control.value === value) return;
  control.value = value;
  refreshQuantity(control);
}

export function refreshQuantity(control: QuantityControl): void {
  refreshError(control);
  refreshLimits(control);
}

export function refreshLimits(control: QuantityControl): void {
  for (const button of control.closest('.wcpt-quantity')?.querySelectorAll(STEP) ?? []) {
    const isEnd = isAtEnd(control, isPlus(button));
    button.classList.toggle('wcpt-disabled', isEnd);
    give(button, { 'aria-disabled': String(isEnd) });
  }
}

/** Whether a step is not possible. */
export function isAtEnd(control: QuantityControl, isUp: boolean): boolean {
  const row = mainRowOf(control);
  const isRowOff = row && rowState(row)?.isQuantityOff;
  const isOff = control.disabled || (isRowOff ?? control.closest('.wcpt-quantity.wcpt-disabled') !== null);
  return isOff || isAtLimit(control.value, limitsOf(control), isUp);
}

/** Updates the error of a quantity, with which the product can't be added. */
function refreshError(control: QuantityControl): void {
  const row = rowOf(control);
  const wrapper = control.closest('.wcpt-quantity');
  if (!row || !wrapper) return;
  const limits = limitsOf(control);
  const error = quantityError(control.value, limits);
  for (const one of error ? (['min', 'max', 'step'] as const) : []) {
    const text = limits[one] === undefined ? null : digitsOf(limits[one]);
    for (const place of wrapper.querySelectorAll(`.wcpt-quantity-error-placeholder--${one}`)) place.textContent = text;
  }
  const message = error && wrapper.querySelector(`.wcpt-quantity-error-message--${error}`);
  if (!setFault(control, error, message)) return;
  for (const one of productRows(row)) setDisabledReasons(one, { 'wcpt-quantity-input-error': error !== undefined });
}

function shareQuantity(control: QuantityControl): void {
  const row = rowOf(control);
  if (!row) return;
  const { value } = control;
  for (const one of productRows(row)) {
    for (const other of quantityControls(one)) if (other !== control) putQuantity(other, value);
    for (const button of inRow(one, '.add_to_cart_button')) {
      button.setAttribute('data-quantity', value);
      pageJQuery()?.(button).data('quantity', value);
    }
  }
}

/**
 * Gives a quantity its first value, with the events that other scripts expect; once. A typed value stays.
 */
export function setUpQuantity(control: QuantityControl): void {
  const memory = memoryOf(control);
  if (memory.isReady) return;
  memory.isReady = true;
  if (control instanceof HTMLInputElement) changeFor(control, 'first value', () => putFirstValue(control));
}

export function readyQuantity(control: QuantityControl): void {
  setUpQuantity(control);
  nameQuantity(control);
  refreshLimits(control);
}

function putFirstValue(input: HTMLInputElement): void {
  bus.emit('wcpt_updating_initial_quantity', {}, input);
  const first = initialText(input);
  if (first && Number(first) < Number(input.min)) input.min = first;
  if (input.value === input.defaultValue && input.value !== first) input.value = first;
  raiseDom(input, 'change');
  bus.emit('wcpt_initial_quantity_updated', {}, input);
}

export function nameQuantity(control: QuantityControl): void {
  const product = productName(control);
  const name = (key: 'product-table.quantity' | 'product-table.more' | 'product-table.less') =>
    tTable(key) + (product && `: ${product}`);
  nameField(control, () => name('product-table.quantity'));
  for (const button of control.parentElement?.querySelectorAll(STEP) ?? []) {
    const label = name(isPlus(button) ? 'product-table.more' : 'product-table.less');
    // The arrow keys do the same in the field; a stop at each sign would make the way through a table three times as long.
    give(button, { role: 'button', tabindex: '-1', 'aria-label': label });
  }
}
