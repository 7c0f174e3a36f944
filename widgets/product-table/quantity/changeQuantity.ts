import { raiseDom } from '../../../src/core/bus/dom';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { digitsOf, unitsOf } from '../price/units';
import { productRows, rowOf } from '../rows/row';
import { mainRow } from '../rows/rowParts';
import { rowState } from '../rows/rowState';
import { type QuantityControl, quantityControls } from './quantityControls';
import { initialMode, initialText, limitsOf } from './quantityLimits';
import { isSettingUp } from './setUpQuantity';
import { showError } from './showError';
import { showLimits } from './showLimits';
import { settled, stepped } from './steps';

/** Takes one step and tells so; nothing where the button for it is off. Source: contract product-table 27.2. */
export function stepQuantity(input: HTMLInputElement, button: Element | null, isUp: boolean): void {
  if (input.disabled || input.readOnly || button?.classList.contains('wcpt-disabled')) return;
  const next = digitsOf(stepped(input.value, limitsOf(input), isUp));
  if (next === input.value) return;
  input.value = next;
  raiseDom(input, 'change');
}

/** Puts a changed quantity right, and has the product's other controls show it. Source: contract product-table 27.3–27.5. */
export function onQuantityChange(control: QuantityControl): void {
  if (control instanceof HTMLInputElement) {
    const right = settled(control.value, limitsOf(control)) ?? initialText(control);
    const shown = unitsOf(right) === 0n && returnsFromZero(control) ? initialText(control) : right;
    if (shown !== control.value) control.value = shown;
  }
  // All controls of a product begin with the same value, and their limits are shown together.
  if (isSettingUp()) {
    showError(control);
    return;
  }
  refreshQuantity(control);
  shareQuantity(control);
}

/**
 * Whether 0 says nothing in a field: it starts with its minimum, and there is no checked row that 0 unchecks, which resets
 * it as well. Source: spec product-table 4.3, 5.1 "Typed values".
 */
function returnsFromZero(input: HTMLInputElement): boolean {
  if (input.disabled || initialMode(input) !== 'min') return false;
  const row = rowOf(input);
  return !(row && rowState(mainRow(row))?.checked);
}

/** Sets a quantity without a `change`, as the row's checkbox does. */
export function putQuantity(control: QuantityControl, value: string): void {
  if (control.value === value) return;
  control.value = value;
  refreshQuantity(control);
}

/** Shows limits and errors of a quantity as they are now. */
export function refreshQuantity(control: QuantityControl): void {
  showError(control);
  showLimits(control);
}

function shareQuantity(control: QuantityControl): void {
  const row = rowOf(control);
  if (!row) return;
  const { value } = control;
  for (const one of productRows(row)) {
    for (const other of quantityControls(one)) if (other !== control) putQuantity(other, value);
    for (const button of one.querySelectorAll('.add_to_cart_button')) {
      button.setAttribute('data-quantity', value);
      pageJQuery()?.(button).data('quantity', value);
    }
  }
}
