const BADGE = 'i.wcpt-cart-badge-number';

/** Names of buttons as they were without a number. */
const names = new WeakMap<Element, string>();

/** Shows on a button how many pieces are in the cart, or nothing for none. Source: contract product-table 17.5. */
export function showBadge(button: Element, quantity: number, text: string): void {
  const present = button.querySelector(BADGE);
  const label = (button.querySelector('.wcpt-button-label')?.textContent ?? '').trim();
  if (quantity) {
    const badge = present ?? document.createElement('i');
    badge.className = 'wcpt-cart-badge-number';
    badge.textContent = text;
    if (!present) button.append(' ', badge);
  } else {
    if (present?.previousSibling?.nodeType === Node.TEXT_NODE) present.previousSibling.remove();
    present?.remove();
  }
  nameButton(button, label, quantity ? text : '');
}

/** A name that the server gave says what is read on the button, the number as well. */
function nameButton(button: Element, label: string, text: string): void {
  const printed = names.get(button) ?? button.getAttribute('aria-label');
  if (!printed || !label || !printed.includes(label)) return;
  names.set(button, printed);
  button.setAttribute('aria-label', text ? printed.replace(label, () => `${label} ${text}`) : printed);
}
