import { numberDigits } from '../price/prices';

/** Where a row says in words how much of it is in the cart. */
export const IN_CART = '.wcpt-in-cart';

/** Says in words how many pieces are in the cart. Source: spec product-table 4.4; contract 17.5. */
export function showInCart(place: Element, pieces: number): void {
  const template = place.getAttribute(pieces ? 'data-wcpt-template' : 'data-wcpt-empty-template');
  if (template !== null) place.textContent = template.replaceAll('{n}', numberDigits(pieces));
}

/** Has what removes a product from the cart work while there is some of it. Source: contract product-table 17.5. */
export function showRemove(control: Element, pieces: number): void {
  control.classList.toggle('wcpt-disabled', !pieces);
  control.setAttribute('aria-disabled', String(!pieces));
}

const BADGE = 'i.wcpt-cart-badge-number';

/** Names of buttons as they were without a number. */
const names = new WeakMap<Element, string>();

/** Shows on a button how many pieces are in the cart, or nothing for none. Source: contract product-table 17.5. */
export function showBadge(button: Element, pieces: number): void {
  const text = numberDigits(pieces);
  const present = button.querySelector(BADGE);
  const label = (button.querySelector('.wcpt-button-label')?.textContent ?? '').trim();
  if (pieces) {
    const badge = present ?? document.createElement('i');
    badge.className = 'wcpt-cart-badge-number';
    badge.textContent = text;
    if (!present) button.append(' ', badge);
  } else {
    if (present?.previousSibling?.nodeType === Node.TEXT_NODE) present.previousSibling.remove();
    present?.remove();
  }
  nameButton(button, label, pieces ? text : '');
}

/** A name that the server gave says what is read on the button, the number as well. */
function nameButton(button: Element, label: string, text: string): void {
  const printed = names.get(button) ?? button.getAttribute('aria-label');
  if (!printed || !label || !printed.includes(label)) return;
  names.set(button, printed);
  button.setAttribute('aria-label', text ? printed.replace(label, () => `${label} ${text}`) : printed);
}
