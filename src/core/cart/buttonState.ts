import { bus } from '../bus/bus';
import { readAddToCartParams } from '../config/shopGlobals';
import { t } from '../messages';
import { followableUrl } from '../url';

/** The button's call runs. See contract/cart.md#adding-from-a-list. */
export function markLoading(button: HTMLElement): void {
  button.classList.remove('added');
  button.classList.add('loading');
  button.setAttribute('aria-busy', 'true');
}

export function markIdle(button: HTMLElement): void {
  button.classList.remove('loading');
  button.removeAttribute('aria-busy');
}

/** Adds the 'View cart' link after it, except on the cart page and where one stands. */
export function markAdded(button: HTMLElement, inCart: boolean): void {
  markIdle(button);
  if (inCart) {
    button.classList.add('added');
    addViewCartLink(button);
  }
  bus.emit('wc_cart_button_updated', { button });
}

function addViewCartLink(button: HTMLElement): void {
  const params = readAddToCartParams();
  const href = followableUrl(params?.cartUrl);
  if (!params || !href || params.isCart || button.parentElement?.querySelector('.added_to_cart')) return;
  const link = document.createElement('a');
  link.href = href;
  link.className = 'added_to_cart wc-forward';
  link.title = params.viewCartText || t('cart.view');
  link.textContent = link.title;
  button.after(link);
}
