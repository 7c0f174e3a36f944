import type { Cart } from './cart';
import { discountsOf } from './coupons';
import { escapeHtml } from './html';
import { amountHtml } from './money';
import { chosenRate } from './shippingRates';

/** Amounts of a cart, in cents. */
export interface Totals {
  subtotal: number;
  discounts: { code: string; cents: number }[];
  /** Nothing when the cart can't be sent, or need not be. */
  shipping: number | undefined;
  total: number;
}

export function totalsOf(cart: Cart): Totals {
  const subtotal = cart.subtotal();
  const discounts = discountsOf(cart);
  const shipping = chosenRate(cart)?.cents;
  const discount = discounts.reduce((sum, { cents }) => sum + cents, 0);
  return { subtotal, discounts, shipping, total: Math.max(0, subtotal - discount) + (shipping ?? 0) };
}

/** Rows of the coupons, with the links that remove them; cart and checkout show the same. */
export const couponRows = (cart: Cart, page: '/cart/' | '/checkout/'): string =>
  discountsOf(cart)
    .map(({ code, cents }) => {
      const name = escapeHtml(code);
      const link = `<a role="button" aria-label="Odstrani kupon ${name}" href="${page}?remove_coupon=${encodeURIComponent(code)}" class="woocommerce-remove-coupon" data-coupon="${name}">[Odstrani]</a>`;
      return `<tr class="cart-discount coupon-${name}"><th scope="row">Kupon: ${name}</th><td data-title="Kupon: ${name}">&minus;${amountHtml(cents)} ${link}</td></tr>`;
    })
    .join('\n');
