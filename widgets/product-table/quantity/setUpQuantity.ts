import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import { tTable } from '../messages';
import { hasLabel } from '../rows/hasLabel';
import { productName } from '../rows/productName';
import { rowOf } from '../rows/row';
import type { QuantityControl } from './quantityControls';
import { initialText } from './quantityLimits';

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
