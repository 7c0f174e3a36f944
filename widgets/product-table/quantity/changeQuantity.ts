import { raiseDom } from '../../../src/core/bus/dom';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { digitsOf } from '../price/units';
import { productRows, rowOf } from '../rows/row';
import { type QuantityControl, quantityControls } from './quantityControls';
import { initialText, limitsOf } from './quantityLimits';
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
    if (right !== control.value) control.value = right;
  }
  refreshQuantity(control);
  // All controls of a product begin with the same value.
  if (!isSettingUp()) shareQuantity(control);
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
