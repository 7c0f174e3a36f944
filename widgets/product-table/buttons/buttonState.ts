import { inRow } from '../rows/inRow';

/** Buttons that add to the cart, in the background or with a page load. Source: contract product-table 10, 26.4. */
export const CART_BUTTON = '[data-wcpt-link-code^="cart"]';

/** Why a row's buttons are off, as a class of theirs. Source: spec product-table 4.6. */
export type DisabledReason =
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

/** Puts a row's cart buttons off, and says why. Source: spec product-table 4.6; contract 26.4. */
export function disableButtons(row: Element, reason: DisabledReason): void {
  for (const button of inRow(row, CART_BUTTON)) {
    button.classList.add(reason, 'wcpt-disabled');
    button.setAttribute('aria-disabled', 'true');
  }
}

/** Takes a reason away; the buttons work again when it was the last. Source: spec product-table 4.6; contract 26.4. */
export function enableButtons(row: Element, reason: DisabledReason): void {
  for (const button of inRow(row, CART_BUTTON)) {
    button.classList.remove(reason);
    if (REASONS.some(other => button.classList.contains(other))) continue;
    button.classList.remove('wcpt-disabled');
    button.removeAttribute('aria-disabled');
  }
}
