import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { tTable } from '../messages';
import { digitsOf, unitsOf } from '../price/prices';
import { hasLabel, mainRow, productName, productRows, rowOf } from '../rows/row';
import { rowState } from '../rows/rowState';
import {
  initialMode,
  initialText,
  limitsOf,
  type QuantityControl,
  quantityControls,
  settled,
  stepped,
} from './quantityLimits';
import { showError, showLimits } from './showLimits';

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

const ready = new WeakSet<QuantityControl>();
let settingUp = 0;

/** Whether a quantity is getting its first value right now: nobody has chosen it. */
export const isSettingUp = (): boolean => settingUp > 0;

/**
 * Gives a new quantity its first value, as other scripts expect it, and names it for screen readers; once. What a shopper
 * has typed before stays. Which of plus and minus are off is not shown by it. Source: contract product-table 27.1.
 */
export function setUpQuantity(control: QuantityControl): void {
  if (ready.has(control)) return;
  ready.add(control);
  if (control instanceof HTMLInputElement) putFirstValue(control);
  nameControls(control);
}

function putFirstValue(input: HTMLInputElement): void {
  settingUp++;
  bus.emit('wcpt_updating_initial_quantity', {}, input);
  const first = initialText(input);
  if (first && Number(first) < Number(input.min)) input.min = first;
  if (input.value === input.defaultValue && input.value !== first) input.value = first;
  raiseDom(input, 'change');
  bus.emit('wcpt_initial_quantity_updated', {}, input);
  settingUp--;
}

function nameControls(control: QuantityControl): void {
  const row = rowOf(control);
  const product = row ? productName(row) : '';
  const name = (key: 'product-table.quantity' | 'product-table.more' | 'product-table.less') =>
    tTable(key) + (product && `: ${product}`);
  if (!hasLabel(control, row) && !control.hasAttribute('aria-label')) {
    control.setAttribute('aria-label', name('product-table.quantity'));
  }
  for (const button of control.parentElement?.querySelectorAll('.wcpt-qty-controller') ?? []) {
    button.setAttribute('role', 'button');
    // The arrow keys do the same in the field; a stop at each sign would make the way through a table three times as long.
    button.setAttribute('tabindex', '-1');
    button.setAttribute('aria-label', name(isPlus(button) ? 'product-table.more' : 'product-table.less'));
  }
}

/** Whether a button of a quantity is its plus. */
export const isPlus = (button: Element): boolean => button.classList.contains('wcpt-plus');
