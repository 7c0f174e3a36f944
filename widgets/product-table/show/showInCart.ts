import { numberDigits } from '../../../src/core/decimal';
import { memoryOf, recall } from '../rows/elementMemory';
import { CART_BUTTON, inRow } from '../rows/row';
import type { Look } from '../rows/rowLooks';

/** Where a row says in words how much of it is in the cart. */
export const IN_CART = '.wcpt-in-cart';

const PARTS = `${IN_CART}, .wcpt-remove, .add_to_cart_button, ${CART_BUTTON}`;

/** Whether a row's state still holds: another script may have told the row otherwise. */
export const tellsPieces = (row: Element, pieces: number | undefined): pieces is number =>
  pieces !== undefined && row.getAttribute('data-wcpt-in-cart') === numberDigits(pieces);

/** Has a row show how many pieces are in the cart, but where another script has told the row otherwise. */
export const showCartPieces: Look = (row, { inCart }, before) => {
  if (before?.inCart !== inCart && tellsPieces(row, inCart)) showPieces(row, inCart);
};

/** Has the parts of a row show how many pieces are in the cart. Source: spec product-table 4.4; contract 17.5. */
export function showPieces(row: Element, pieces: number): void {
  for (const part of inRow<HTMLElement>(row, PARTS)) {
    if (part.matches(IN_CART)) showInCart(part, pieces);
    else if (part.matches('.wcpt-remove')) showRemove(part, pieces);
    else if (part.matches(CART_BUTTON)) showBadge(part, pieces);
    else if (!pieces) {
      part.classList.remove('added');
      if (part.nextElementSibling?.matches('a.added_to_cart')) part.nextElementSibling.remove();
    }
  }
}

/** Says in words how many pieces are in the cart. Source: spec product-table 4.4; contract 17.5. */
function showInCart(place: Element, pieces: number): void {
  const template = place.getAttribute(pieces ? 'data-wcpt-template' : 'data-wcpt-empty-template');
  if (template !== null) place.textContent = template.replaceAll('{n}', numberDigits(pieces));
}

/** Has what removes a product from the cart work while there is some of it. Source: contract product-table 17.5. */
function showRemove(control: Element, pieces: number): void {
  control.classList.toggle('wcpt-disabled', !pieces);
  control.setAttribute('aria-disabled', String(!pieces));
}

const BADGE = 'i.wcpt-cart-badge-number';

/** Shows on a button how many pieces are in the cart, or nothing for none. Source: contract product-table 17.5. */
function showBadge(button: Element, pieces: number): void {
  const text = numberDigits(pieces);
  const present = button.querySelector(BADGE);
  if (pieces) {
    const badge = present ?? document.createElement('i');
    badge.className = 'wcpt-cart-badge-number';
    badge.textContent = text;
    if (!present) button.append(' ', badge);
  } else {
    if (present?.previousSibling?.nodeType === Node.TEXT_NODE) present.previousSibling.remove();
    present?.remove();
  }
}

/** A name that the server gave a button says what is read on it, the number of pieces as well. */
export function nameButtons(row: Element, pieces: number): void {
  for (const button of inRow(row, CART_BUTTON)) {
    const printed = recall(button)?.name ?? button.getAttribute('aria-label');
    const label = (button.querySelector('.wcpt-button-label')?.textContent ?? '').trim();
    if (!printed || !label || !printed.includes(label)) continue;
    memoryOf(button).name = printed;
    const name = pieces ? printed.replace(label, () => `${label} ${numberDigits(pieces)}`) : printed;
    button.setAttribute('aria-label', name);
  }
}
