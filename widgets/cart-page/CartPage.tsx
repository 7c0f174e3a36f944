import type { ReactNode } from 'react';
import { findCartPage } from '../../src/core/findElements';
import { adopt } from '../../src/hydrate';
import { CartForm, Line, RemoveLink, SubmitButton, UpdateButton } from './CartForm';
import { Coupon, CouponField, RemoveCoupon } from './Coupon';
import { cartForm, cartTotals } from './page';
import { CartProvider, type CartStore } from './store';
import { Calculator, Totals } from './Totals';

/** Quantities and address fields are widgets of their own. Source: contract 13.1. */
const slots = {
  'form.woocommerce-cart-form': CartForm,
  '.cart_item': Line,
  '.product-remove > a': RemoveLink,
  '.coupon': Coupon,
  '#coupon_code': CouponField,
  'input[name="coupon_code"]': CouponField,
  '[name="update_cart"]': UpdateButton,
  '.woocommerce-cart-form [type="submit"]': SubmitButton,
  '.woocommerce-cart-form button:not([type])': SubmitButton,
  '.cart_totals': Totals,
  '.cart_totals a.woocommerce-remove-coupon': RemoveCoupon,
  'form.woocommerce-shipping-calculator': Calculator,
};

export function CartPage({ marker, cart }: { marker: Element; cart: CartStore }): ReactNode {
  return <CartProvider value={cart}>{adopt(marker, slots, ownedBy(marker))}</CartProvider>;
}

export const partsOf = (marker: Element): Element[] =>
  [...marker.querySelectorAll(Object.keys(slots).join())].filter(ownedBy(marker));

/** Form and totals have a marker each; another cart on the page, as in a drawer, stays unenhanced. */
function ownedBy(marker: Element): (element: Element) => boolean {
  const parts = [cartForm(), cartTotals()].filter(part => part && findCartPage(part) === marker);
  return element => parts.some(part => part?.contains(element));
}
