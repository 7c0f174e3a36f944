import { inRow } from './row';

/** Buttons that add to the cart, in the background or with a page load. Source: contract product-table 10, 26.4. */
export const CART_BUTTON = '[data-wcpt-link-code^="cart"]';

/** Why a row's buttons are off, as a class of theirs. Source: spec product-table 4.6. */
type DisabledReason =
  | 'wcpt-all-variations-out-of-stock'
  | 'wcpt-variation-out-of-stock'
  | 'wcpt-no-variation-selected'
  | 'wcpt-quantity-input-error'
  | 'wcpt-out-of-stock';

const REASONS: readonly DisabledReason[] = [
  'wcpt-all-variations-out-of-stock',
  'wcpt-variation-out-of-stock',
  'wcpt-no-variation-selected',
  'wcpt-quantity-input-error',
  'wcpt-out-of-stock',
];

/** A click has nothing to answer to this one. With the others the button says what is missing, so it is no disabled control. */
const SILENT: DisabledReason = 'wcpt-quantity-input-error';

/** Puts a row's cart buttons off, and says why. Source: spec product-table 4.6; contract 26.4. */
export function disableButtons(row: Element, reason: DisabledReason): void {
  for (const button of inRow(row, CART_BUTTON)) {
    button.classList.add(reason, 'wcpt-disabled');
    if (reason === SILENT) button.setAttribute('aria-disabled', 'true');
  }
}

/** Takes a reason away; the buttons work again when it was the last. Source: spec product-table 4.6; contract 26.4. */
export function enableButtons(row: Element, reason: DisabledReason): void {
  for (const button of inRow(row, CART_BUTTON)) {
    button.classList.remove(reason);
    settleButton(button);
  }
}

/** Has a button work again, unless there is a reason against it; as after a call of the cart. Source: contract 17.5. */
export function settleButton(button: Element): void {
  if (!button.classList.contains(SILENT)) button.removeAttribute('aria-disabled');
  if (!REASONS.some(reason => button.classList.contains(reason))) button.classList.remove('wcpt-disabled');
}
