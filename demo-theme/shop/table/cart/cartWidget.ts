import type { Cart } from '../../cart';
import { escapeHtml } from '../../html';
import { itemCount } from '../../texts';
import { figure } from '../cells/price';

/** The floating summary of the cart. It begins with white space, as the add-on's does. */
export function cartWidget(cart: Cart, base: string): string {
  const href = escapeHtml(`${base}/cart/`);
  const [count = '', ...words] = itemCount(cart.count()).split(' ');
  return `
<div class="wcpt-cart-widget${cart.count() ? '' : ' wcpt-hide'}" data-wcpt-href="${href}">
  <div class="wcpt-cw-half"><div class="wcpt-cw__totals"><span class="wcpt-cw-qty-total"><span class="wcpt-cw-figure">${count}</span> <span class="wcpt-cw-text">${words.join(' ')}</span></span><span class="wcpt-cw-separator">&nbsp;</span><span class="wcpt-cw-price-total"><span class="wcpt-amount">${figure(cart.subtotal())}</span>&nbsp;<span class="wcpt-currency">€</span></span></div></div><a href="${href}" class="wcpt-cw-half"><span class="wcpt-cw-loading-icon">◌</span><span class="wcpt-cw-view-label">Ogled košarice</span> <span class="wcpt-cw-cart-icon"></span></a>
</div>`;
}
