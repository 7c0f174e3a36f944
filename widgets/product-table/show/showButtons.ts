import { CART_BUTTON, inRow, REMOVE, rowParts } from '../rows/row';
import type { Look } from '../rows/rowLooks';
import type { ButtonState, DisabledReason } from '../rows/rowState';
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
  if (before && before.buttons === buttons && before.busy === busy) return;
  for (const part of rowParts(row)) {
    for (const button of inRow(part, CART_BUTTON)) showCartButton(button, buttons, busy === 'adding');
    for (const cross of inRow(part, REMOVE)) showWaiting(cross, busy === 'removing');
  }
};

export function showCartButton(button: Element, state: ButtonState | undefined, isAdding = false): void {
  if (state) showButton(button, state);
  showSpinner(button, isAdding || state?.isBusy === true);
}

/** Has a cart button show why it is off, or that it works. Source: spec product-table 4.6; contract 17.4, 26.4. */
function showButton(button: Element, { off, isBusy }: ButtonState): void {
  const { classList } = button;
  for (const reason of REASONS) {
    const isOff = off[reason];
    if (isOff !== undefined) classList.toggle(reason, isOff);
  }
  if (isBusy || REASONS.some(reason => off[reason])) classList.add('wcpt-disabled');
  // What the server printed stands as well.
  else if (!REASONS.some(reason => classList.contains(reason))) classList.remove('wcpt-disabled');
  if (isBusy || classList.contains(SILENT)) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
}

/** Has a row, or another part that it is shown in, show what is being done with its product. Source: contract 17.4. */
export function showBusy({ classList }: Element, busy: 'adding' | 'removing' | undefined): void {
  classList.toggle('wcpt-adding-product', busy === 'adding');
  classList.toggle('wcpt-removing-product', busy === 'removing');
}
