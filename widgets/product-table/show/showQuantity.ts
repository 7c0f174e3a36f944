import { tTable } from '../messages';
import { digitsOf } from '../price/prices';
import { limitsOf, type QuantityControl, type QuantityError } from '../quantity/quantityLimits';
import type { QuantityState } from '../quantity/quantityStore';
import { hasLabel, productName, rowOf } from '../rows/row';

/** Plus and minus of a quantity. */
export const STEP = '.wcpt-qty-controller';

/** Whether a button of a quantity is its plus. */
export const isPlus = (button: Element): boolean => button.classList.contains('wcpt-plus');

const CLASS = 'wcpt-quantity-error';
const ERRORS: readonly QuantityError[] = ['min', 'max', 'step'];
let lastId = 0;

/**
 * Has a quantity show which of plus and minus would leave its limits, and what is wrong with it, tied to the field; what its
 * state does not say stays as it is. Source: spec product-table 5.1; contract 27.2, 27.4.
 */
export function showQuantity(control: QuantityControl, { error, isLeast, isMost }: QuantityState): void {
  const wrapper = control.closest('.wcpt-quantity');
  if (!wrapper) return;
  for (const button of wrapper.querySelectorAll(STEP)) showEnd(button, isPlus(button) ? isMost : isLeast);
  if (error) showError(control, wrapper, error);
}

function showEnd(button: Element, isEnd: boolean | undefined): void {
  if (isEnd === undefined) return;
  button.classList.toggle('wcpt-disabled', isEnd);
  const shown = String(isEnd);
  if (button.getAttribute('aria-disabled') !== shown) button.setAttribute('aria-disabled', shown);
}

function showError(control: QuantityControl, wrapper: Element, error: QuantityError | 'none'): void {
  const limits = limitsOf(control);
  wrapper.classList.toggle(CLASS, error !== 'none');
  for (const one of ERRORS) {
    wrapper.classList.toggle(`${CLASS}--${one}`, one === error);
    fillLimit(wrapper, one, limits[one]);
  }
  const message = errorMessage(control, error);
  if (message) {
    message.id ||= `sw-quantity-error-${++lastId}`;
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', message.id);
  } else for (const name of ['aria-invalid', 'aria-describedby']) control.removeAttribute(name);
}

/** What the server has printed to say of an error. */
export const errorMessage = (control: QuantityControl, error: QuantityError | 'none'): Element | null =>
  control.closest('.wcpt-quantity')?.querySelector(`.${CLASS}-message--${error}`) ?? null;

/** Writes a limit into the messages about it. */
function fillLimit(wrapper: Element, limit: QuantityError, value: bigint | undefined): void {
  if (value === undefined) return;
  for (const place of wrapper.querySelectorAll(`.${CLASS}-placeholder--${limit}`)) place.textContent = digitsOf(value);
}

/** Names a quantity and its buttons for screen readers. */
export function nameQuantity(control: QuantityControl): void {
  const row = rowOf(control);
  const product = row ? productName(row) : '';
  const name = (key: 'product-table.quantity' | 'product-table.more' | 'product-table.less') =>
    tTable(key) + (product && `: ${product}`);
  if (!hasLabel(control, row) && !control.hasAttribute('aria-label')) {
    control.setAttribute('aria-label', name('product-table.quantity'));
  }
  for (const button of control.parentElement?.querySelectorAll(STEP) ?? []) {
    button.setAttribute('role', 'button');
    // The arrow keys do the same in the field; a stop at each sign would make the way through a table three times as long.
    button.setAttribute('tabindex', '-1');
    button.setAttribute('aria-label', name(isPlus(button) ? 'product-table.more' : 'product-table.less'));
  }
}

/** Takes back what the names need. */
export function unnameStep(button: Element): void {
  for (const name of ['role', 'tabindex', 'aria-label', 'aria-disabled']) button.removeAttribute(name);
}
