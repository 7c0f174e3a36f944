import { type Cart, itemName, lineTotal } from '../cart';
import { itemDataHtml } from '../fragments';
import { escapeHtml } from '../html';
import { amountHtml } from '../money';
import type { OrderRow } from '../orders';
import { chosenRate, shippingMethodsHtml } from '../shippingRates';
import { couponRows, totalsOf } from '../totals';
import type { Visit } from '../visit';
import { methodList, termsHtml } from './payment';

const BUTTON = 'Oddaj naročilo';

const summaryRow = (classes: string, label: string, html: string): string =>
  `<tr class="${classes}"><th scope="row">${escapeHtml(label)}</th><td>${html}</td></tr>`;

const shippingRow = (cart: Cart): string =>
  cart.needsShipping()
    ? `<tr class="woocommerce-shipping-totals shipping"><th scope="row">Dostava</th><td data-title="Dostava">${shippingMethodsHtml(cart)}</td></tr>`
    : '';

/** The table of the ordered products. */
export function reviewTable({ session: { cart } }: Visit): string {
  const totals = totalsOf(cart);
  const items = cart
    .items()
    .map(
      item =>
        `<tr class="cart_item"><td class="product-name">${escapeHtml(itemName(item))}&nbsp;<strong class="product-quantity">&times;&nbsp;${item.quantity}</strong>${itemDataHtml(item)}</td><td class="product-total">${amountHtml(lineTotal(item))}</td></tr>`,
    );
  return `<table class="shop_table woocommerce-checkout-review-order-table">
<thead><tr><th scope="col" class="product-name">Izdelek</th><th scope="col" class="product-total">Znesek</th></tr></thead>
<tbody>${items.join('\n')}</tbody>
<tfoot>
${summaryRow('cart-subtotal', 'Izdelki', amountHtml(totals.subtotal))}
${couponRows(cart, '/checkout/')}
${shippingRow(cart)}
${summaryRow('order-total', 'Skupaj', `<strong>${amountHtml(totals.total)}</strong>`)}
</tfoot>
</table>`;
}

/** The part with the payment methods, the terms and the button. */
export function paymentPart(visit: Visit): string {
  return `<div id="payment" class="woocommerce-checkout-payment">
${methodList(visit)}
<div class="form-row place-order">
<noscript><p>Pred oddajo naročila osvežite zneske. <button type="submit" class="button" name="woocommerce_checkout_update_totals" value="1">Osveži zneske</button></p></noscript>
${termsHtml()}
<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="${BUTTON}" data-value="${BUTTON}">${BUTTON}</button>
<input type="hidden" id="woocommerce-process-checkout-nonce" name="woocommerce-process-checkout-nonce" value="${visit.nonce}">
<input type="hidden" name="_wp_http_referer" value="/checkout/">
</div>
</div>`;
}

/** The rows of an order's amounts. */
export function orderRows({ session: { cart } }: Visit): OrderRow[] {
  const { subtotal, discounts, total } = totalsOf(cart);
  const rate = chosenRate(cart);
  return [
    { label: 'Izdelki', html: amountHtml(subtotal) },
    ...discounts.map(({ code, cents }) => ({ label: `Kupon: ${code}`, html: `&minus;${amountHtml(cents)}` })),
    ...(rate ? [{ label: 'Dostava', html: `${escapeHtml(rate.label)}: ${amountHtml(rate.cents)}` }] : []),
    { label: 'Skupaj', html: amountHtml(total) },
  ];
}
