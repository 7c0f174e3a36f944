/** Notices that take the focus; the first in the page does. See contract/cart.md#notices. */
export const ALERT_NOTICES =
  ':is(.woocommerce-message, .woocommerce-error, .wc-block-components-notice-banner)[role="alert"]';

/** Returns an error as the shop's templates have it. */
export function errorList(...content: readonly (string | Node)[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'woocommerce-error';
  list.setAttribute('role', 'alert');
  const item = document.createElement('li');
  item.append(...content);
  list.append(item);
  return list;
}
