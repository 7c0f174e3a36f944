import { CART_BUTTON, inRow, mainRow, REMOVE, rowOf, rowParts } from '../rows/row';
import type { Look } from '../rows/rowLooks';
import { type ButtonState, type DisabledReason, rowState } from '../rows/rowState';
import { tellsPieces } from './showInCart';
import { showSpinner, showWaiting } from './showSpinner';

const REASONS: readonly DisabledReason[] = [
  'wcpt-all-variations-out-of-stock',
  'wcpt-variation-out-of-stock',
  'wcpt-no-variation-selected',
  'wcpt-quantity-input-error',
  'wcpt-out-of-stock',
];

/** A click has nothing to answer to this one. With the others the button says what is missing, so it is no disabled control. */
const SILENT: DisabledReason = 'wcpt-quantity-input-error';

/** Has the cart buttons of a row show why they are off, that they work, or that a call runs. */
export const showButtons: Look = (row, now, before) => {
  const { buttons, busy } = now;
  if (before?.buttons === buttons && before?.busy === busy) return;
  for (const part of rowParts(row)) {
    for (const button of inRow(part, CART_BUTTON)) showCartButton(button, buttons, busy === 'adding');
    for (const cross of inRow(part, REMOVE)) showWaiting(cross, busy === 'removing');
  }
};

export function showCartButton(button: Element, state: ButtonState | undefined, isAdding = false): void {
  if (state) showButton(button, state);
  showSpinner(button, isAdding || state?.isBusy === true);
}

/** Why a cart button is off: what the row's state says, and what the server printed besides. Source: spec product-table 4.6. */
export const reasonsOf = ({ classList }: Element, state: ButtonState | undefined): DisabledReason[] =>
  REASONS.filter(reason => state?.off[reason] ?? classList.contains(reason));

const isOff = (button: Element, state: ButtonState | undefined): boolean =>
  state ? state.isBusy || reasonsOf(button, state).length > 0 : button.classList.contains('wcpt-disabled');

/** Whether a cart button or a cross is off, be that shown or not yet. */
export function isControlOff(control: Element): boolean {
  const row = rowOf(control);
  const state = row && rowState(mainRow(row));
  if (control.matches(CART_BUTTON)) return isOff(control, state?.buttons);
  const pieces = row && tellsPieces(row, state?.inCart) ? state?.inCart : undefined;
  return pieces === undefined ? control.classList.contains('wcpt-disabled') : !pieces;
}

/** Has a cart button show why it is off, or that it works. Source: spec product-table 4.6; contract 17.4, 26.4. */
function showButton(button: Element, state: ButtonState): void {
  const { classList } = button;
  const reasons = reasonsOf(button, state);
  for (const reason of REASONS) classList.toggle(reason, reasons.includes(reason));
  classList.toggle('wcpt-disabled', isOff(button, state));
  if (state.isBusy || reasons.includes(SILENT)) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/** Has a row, or another part that it is shown in, show what is being done with its product. Source: contract 17.4. */
export function showBusy({ classList }: Element, busy: 'adding' | 'removing' | undefined): void {
  classList.toggle('wcpt-adding-product', busy === 'adding');
  classList.toggle('wcpt-removing-product', busy === 'removing');
}
