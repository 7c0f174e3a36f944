import { bus } from '../../../src/core/bus/bus';
import { raiseDom } from '../../../src/core/bus/dom';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { digitsOf, unitsOf } from '../../../src/core/decimal';
import { announce } from '../announce';
import { disableButtons, enableButtons } from '../rows/buttons';
import { memoryOf, recall } from '../rows/elementMemory';
import { mainRow, productRows, rowOf } from '../rows/row';
import { rowState } from '../rows/rowState';
import { errorMessage, nameQuantity, showEnds, showQuantityError } from '../show/showQuantity';
import {
  initialMode,
  initialText,
  isAtLimit,
  limitsOf,
  type QuantityControl,
  type QuantityError,
  quantityControls,
  quantityError,
  settled,
  stepped,
} from './quantity';

/** Takes one step and tells so; nothing where it has a button that is off. Source: contract product-table 27.2. */
export function stepQuantity(input: HTMLInputElement, button: Element | null, isUp: boolean): void {
  if (input.disabled || input.readOnly || (button && endsOf(input)[isUp ? 'isMost' : 'isLeast'])) return;
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
  if (causeOf(control) === 'first value') {
    refreshError(control);
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
  refreshError(control);
  refreshLimits(control);
}

/** Shows which of plus and minus would leave the limits. Source: contract product-table 27.2. */
export function refreshLimits(control: QuantityControl): void {
  if (control.closest('.wcpt-quantity')) showEnds(control, endsOf(control));
}

/** Returns whether a step down, or up, would leave the limits. */
export function endsOf(control: QuantityControl) {
  const isOff =
    control.disabled || (recall(control)?.quantity?.isOff ?? control.closest('.wcpt-quantity.wcpt-disabled') !== null);
  const limits = limitsOf(control);
  const isEnd = (isUp: boolean) => isOff || isAtLimit(control.value, limits, isUp);
  return { isLeast: isEnd(false), isMost: isEnd(true) };
}

/** Why a quantity changes without anybody's choice. */
type Cause = 'first value' | 'variation';

/** What is known of a quantity besides its value. */
export interface QuantityState {
  /** Whether it has its first value and its names. */
  isReady?: boolean;
  /** What it shows to be wrong with it. */
  error?: QuantityError | undefined;
  /** Why it changes right now; undefined: somebody has chosen it. */
  cause?: Cause | undefined;
  /** Whether the chosen variation can't be had, or none is chosen; undefined: as the server printed it. */
  isOff?: boolean;
}

function stateOf(control: QuantityControl): QuantityState {
  const memory = memoryOf(control);
  memory.quantity ??= {};
  return memory.quantity;
}

/** Puts a quantity off, or on again. Source: contract product-table 27.6. */
export function setOff(control: QuantityControl, isOff: boolean): void {
  stateOf(control).isOff = isOff;
  control.disabled = isOff;
  control.closest('.wcpt-quantity')?.classList.toggle('wcpt-disabled', isOff);
}

/**
 * Shows what is wrong with a quantity, or that nothing is; with an error the product can't be added. Said once to screen
 * readers. Source: spec product-table 5.1; contract 27.4.
 */
function refreshError(control: QuantityControl): void {
  const row = rowOf(control);
  if (!row || !control.closest('.wcpt-quantity')) return;
  const error = quantityError(control.value, limitsOf(control));
  const state = stateOf(control);
  if (error === state.error) return;
  state.error = error;
  showQuantityError(control, error);
  const message = error && errorMessage(control, error);
  if (message) announce((message.textContent ?? '').replace(/\s+/g, ' ').trim());
  const change = error ? disableButtons : enableButtons;
  for (const one of productRows(row)) change(one, 'wcpt-quantity-input-error');
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

/** Returns why a quantity changes right now; undefined: somebody has chosen it. */
export const causeOf = (element: Element): Cause | undefined => recall(element)?.quantity?.cause;

/** Changes a quantity, and raises its events, for a cause that is no choice. */
export function changeFor(control: QuantityControl, cause: Cause, change: () => void): void {
  const state = stateOf(control);
  state.cause = cause;
  change();
  state.cause = undefined;
}

/**
 * Gives a new quantity its first value, as other scripts expect it, and names it for screen readers; once. What a shopper
 * has typed before stays. Which of plus and minus are off is not shown by it. Source: contract product-table 27.1.
 */
export function setUpQuantity(control: QuantityControl): void {
  const state = stateOf(control);
  if (state.isReady) return;
  state.isReady = true;
  if (control instanceof HTMLInputElement) changeFor(control, 'first value', () => putFirstValue(control));
  nameQuantity(control);
}

/** Readies a quantity that is about to be used. */
export function readyQuantity(control: QuantityControl): void {
  setUpQuantity(control);
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
