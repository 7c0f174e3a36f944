import { addressConfig } from '../addressConfig';
import { redirect } from '../answers';
import { applyCoupon, removeCoupon } from '../coupons';
import { errorNotice, successNotice } from '../notices';
import type { PageParts } from '../pageAnswer';
import { checkoutPayments, walletButtons } from '../paying/markup';
import { render } from '../template';
import type { Visit } from '../visit';
import { BILLING, noteRow, passwordRow, rowsOf, SHIPPING_FIELDS } from './fields';
import { placeOrder } from './placeOrder';
import { paymentPart, reviewTable } from './review';
import { takeShipping } from './takeShipping';

/** Settings of the checkout's script. See contract/checkout.md#order-review. */
export const checkoutConfig = ({ nonce, base }: Visit, isCheckout: boolean): string =>
  render('partials/config-checkout', { nonce, base, is_checkout: isCheckout ? '1' : '0' });

/** The coupon's form and the links that remove coupons, without a script. */
function changeCoupons({ fields, url, session }: Visit): Response | undefined {
  const removed = url.searchParams.get('remove_coupon');
  if (removed === null && !('apply_coupon' in fields)) return undefined;
  const { ok, message } =
    removed === null ? applyCoupon(session.cart, fields.coupon_code) : removeCoupon(session.cart, removed);
  session.notices.push(ok ? successNotice(message) : errorNotice([message]));
  return redirect('/checkout/');
}

/** The checkout; a posted form places the order, with or without a script. */
export function checkoutPage(visit: Visit): PageParts | Response {
  const { fields, session, request } = visit;
  if (session.cart.items().length === 0) return redirect('/cart/');
  const changed = changeCoupons(visit);
  if (changed) return changed;
  if (request.method === 'POST') {
    const kind = 'ship_to_different_address' in fields ? 'shipping' : 'billing';
    const key = (name: string): string => `${kind}_${name}`;
    takeShipping(visit, { country: key('country'), state: key('state'), city: key('city'), postcode: key('postcode') });
    if ('woocommerce_checkout_place_order' in fields || !('woocommerce_checkout_update_totals' in fields)) {
      const placed = placeOrder(visit);
      if ('order' in placed)
        return redirect(
          placed.redirect.startsWith('#') ? `/checkout/${placed.redirect}` : placed.redirect.replace(visit.base, ''),
        );
      session.notices.push(placed.refused);
    }
  }
  const box = (name: string): string => (name in fields ? 'checked' : '');
  return {
    file: 'checkout',
    title: 'Blagajna',
    values: {
      mini_cart: '',
      product_config: checkoutConfig(visit, true) + addressConfig(),
      footer_config: checkoutPayments(visit),
      billing: rowsOf(BILLING, fields),
      shipping: rowsOf(SHIPPING_FIELDS, fields),
      note: noteRow(fields),
      password: passwordRow(),
      create_account: box('createaccount'),
      ship_elsewhere: box('ship_to_different_address'),
      review: reviewTable(visit),
      payment: paymentPart(visit),
      express: walletButtons(visit, 'checkout'),
    },
  };
}
