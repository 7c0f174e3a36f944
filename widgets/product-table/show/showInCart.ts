import { numberDigits } from '../../../src/core/decimal';
import { memoryOf, recall } from '../rows/elementMemory';
import { CART_BUTTON, inRow } from '../rows/row';
import type { Look } from '../rows/rowLooks';

export const IN_CART = '.wcpt-in-cart';

const PARTS = `${IN_CART}, .wcpt-remove, .add_to_cart_button, ${CART_BUTTON}`;

/** Another script may have told the row otherwise. */
export const tellsPieces = (row: Element, pieces: number | undefined): pieces is number =>
  pieces !== undefined && row.getAttribute('data-wcpt-in-cart') === numberDigits(pieces);

export const showCartPieces: Look = (row, { inCart }, before) => {
  if (before?.inCart !== inCart && tellsPieces(row, inCart)) showPieces(row, inCart);
};

/** Source: spec product-table 4.4; contract 17.5. */
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

function showInCart(place: Element, pieces: number): void {
  const template = place.getAttribute(pieces ? 'data-wcpt-template' : 'data-wcpt-empty-template');
  if (template !== null) place.textContent = template.replaceAll('{n}', numberDigits(pieces));
}

function showRemove(control: Element, pieces: number): void {
  control.classList.toggle('wcpt-disabled', !pieces);
  control.setAttribute('aria-disabled', String(!pieces));
}

const BADGE = 'i.wcpt-cart-badge-number';

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

/** A printed name says the button's text, so also the number of pieces. */
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
