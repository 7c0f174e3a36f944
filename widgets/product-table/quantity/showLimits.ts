import { announce } from '../announce';
import { digitsOf } from '../price/prices';
import { disableButtons, enableButtons } from '../rows/buttonState';
import { productRows, rowOf } from '../rows/row';
import { isAtLimit, limitsOf, type QuantityControl, type QuantityError, quantityError } from './quantityLimits';

/** Shows which of plus and minus would leave the limits. Source: contract product-table 27.2. */
export function showLimits(control: QuantityControl): void {
  const wrapper = control.closest('.wcpt-quantity');
  if (!wrapper) return;
  const isOff = control.disabled || wrapper.classList.contains('wcpt-disabled');
  const limits = limitsOf(control);
  for (const button of wrapper.querySelectorAll('.wcpt-qty-controller')) {
    const isEnd = isOff || isAtLimit(control.value, limits, button.classList.contains('wcpt-plus'));
    button.classList.toggle('wcpt-disabled', isEnd);
    const shown = String(isEnd);
    if (button.getAttribute('aria-disabled') !== shown) button.setAttribute('aria-disabled', shown);
  }
}

const REASON = 'wcpt-quantity-input-error';
const CLASS = 'wcpt-quantity-error';
const ERRORS: readonly QuantityError[] = ['min', 'max', 'step'];
let lastId = 0;

/**
 * Shows what is wrong with a quantity, or that nothing is; with an error the product can't be added. Said once to screen
 * readers, and tied to the field. Source: spec product-table 5.1; contract 27.4.
 */
export function showError(control: QuantityControl): void {
  const wrapper = control.closest('.wcpt-quantity');
  const row = rowOf(control);
  if (!wrapper || !row) return;
  const limits = limitsOf(control);
  const error = quantityError(control.value, limits);
  if (error === shownError(wrapper)) return;
  wrapper.classList.toggle(CLASS, error !== undefined);
  for (const one of ERRORS) {
    wrapper.classList.toggle(`${CLASS}--${one}`, one === error);
    fillLimit(wrapper, one, limits[one]);
  }
  tellError(control, error && wrapper.querySelector(`.${CLASS}-message--${error}`));
  for (const one of productRows(row)) (error ? disableButtons : enableButtons)(one, REASON);
}

const shownError = (wrapper: Element): QuantityError | undefined =>
  ERRORS.find(error => wrapper.classList.contains(`${CLASS}--${error}`));

/** Writes a limit into the messages about it. */
function fillLimit(wrapper: Element, limit: QuantityError, value: bigint | undefined): void {
  if (value === undefined) return;
  for (const place of wrapper.querySelectorAll(`.wcpt-quantity-error-placeholder--${limit}`)) {
    place.textContent = digitsOf(value);
  }
}

function tellError(control: QuantityControl, message: Element | null | undefined): void {
  if (!message) {
    control.removeAttribute('aria-invalid');
    control.removeAttribute('aria-describedby');
    return;
  }
  message.id ||= `sw-quantity-error-${++lastId}`;
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', message.id);
  announce((message.textContent ?? '').replace(/\s+/g, ' ').trim());
}
