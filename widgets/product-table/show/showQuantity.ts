import { digitsOf } from '../../../src/core/decimal';
import { tTable } from '../messages';
import { limitsOf, type QuantityControl, type QuantityError } from '../quantity/quantity';
import { nameField, productName, setInvalid } from '../rows/row';

export const STEP = '.wcpt-qty-controller';

export const isPlus = (button: Element): boolean => button.classList.contains('wcpt-plus');

const CLASS = 'wcpt-quantity-error';
const ERRORS: readonly QuantityError[] = ['min', 'max', 'step'];

/** Source: contract product-table 27.2. */
export function showEnds(control: QuantityControl, { isLeast, isMost }: { isLeast: boolean; isMost: boolean }): void {
  for (const button of control.closest('.wcpt-quantity')?.querySelectorAll(STEP) ?? []) {
    const isEnd = isPlus(button) ? isMost : isLeast;
    button.classList.toggle('wcpt-disabled', isEnd);
    const shown = String(isEnd);
    if (button.getAttribute('aria-disabled') !== shown) button.setAttribute('aria-disabled', shown);
  }
}

/** Source: spec product-table 5.1; contract 27.4. */
export function showQuantityError(control: QuantityControl, error: QuantityError | undefined): void {
  const wrapper = control.closest('.wcpt-quantity');
  if (!wrapper) return;
  const limits = limitsOf(control);
  wrapper.classList.toggle(CLASS, error !== undefined);
  for (const one of ERRORS) {
    wrapper.classList.toggle(`${CLASS}--${one}`, one === error);
    fillLimit(wrapper, one, limits[one]);
  }
  setInvalid(control, error && errorMessage(control, error), 'sw-quantity-error-');
}

export const errorMessage = (control: QuantityControl, error: QuantityError): Element | null =>
  control.closest('.wcpt-quantity')?.querySelector(`.${CLASS}-message--${error}`) ?? null;

function fillLimit(wrapper: Element, limit: QuantityError, value: bigint | undefined): void {
  if (value === undefined) return;
  for (const place of wrapper.querySelectorAll(`.${CLASS}-placeholder--${limit}`)) place.textContent = digitsOf(value);
}

export function nameQuantity(control: QuantityControl): void {
  const product = productName(control);
  const name = (key: 'product-table.quantity' | 'product-table.more' | 'product-table.less') =>
    tTable(key) + (product && `: ${product}`);
  nameField(control, () => name('product-table.quantity'));
  for (const button of control.parentElement?.querySelectorAll(STEP) ?? []) {
    button.setAttribute('role', 'button');
    // The arrow keys do the same in the field; a stop at each sign would make the way through a table three times as long.
    button.setAttribute('tabindex', '-1');
    button.setAttribute('aria-label', name(isPlus(button) ? 'product-table.more' : 'product-table.less'));
  }
}

export function unnameStep(button: Element): void {
  for (const name of ['role', 'tabindex', 'aria-label', 'aria-disabled']) button.removeAttribute(name);
}
