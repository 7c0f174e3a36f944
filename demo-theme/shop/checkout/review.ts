import { itemName, lineTotal } from '../cart';
import { itemDataHtml } from '../fragments';
import { attributes, escapeHtml } from '../html';
import { amountHtml } from '../money';
import type { OrderRow } from '../orders';
import type { Visit } from '../visit';
import { methodList, termsHtml } from './payment';
import { type Totals, totalsOf } from './totals';

const BUTTON = 'Oddaj naročilo';

const summaryRow = (classes: string, label: string, html: string): string =>
  `<tr class="${classes}"><th scope="row">${escapeHtml(label)}</th><td>${html}</td></tr>`;

function shippingRow({ rates, chosenRate }: Totals): string {
  if (rates.length === 0) return '';
  const items = rates.map(({ id, label, cost }) => {
    const control = `shipping_method_0_${id.replace(':', '')}`;
    const input = attributes({
      type: rates.length > 1 ? 'radio' : 'hidden',
      name: 'shipping_method[0]',
      'data-index': 0,
      id: control,
      value: id,
      class: 'shipping_method',
      checked: rates.length > 1 && id === chosenRate,
    });
    return `<li><input${input}><label for="${control}">${escapeHtml(label)}${cost > 0 ? `: ${amountHtml(cost)}` : ''}</label></li>`;
  });
  const list = `<ul id="shipping_method" class="woocommerce-shipping-methods">${items.join('')}</ul>`;
  return `<tr class="woocommerce-shipping-totals shipping"><th scope="row">Dostava</th><td data-title="Dostava">${list}</td></tr>`;
}

const couponRow = ({ code, discount }: Totals['coupons'][number]): string => {
  const link = attributes({
    role: 'button',
    'aria-label': `Odstrani kupon ${code}`,
    href: `/checkout/?remove_coupon=${encodeURIComponent(code)}`,
    class: 'woocommerce-remove-coupon',
    'data-coupon': code,
  });
  return summaryRow(
    `cart-discount coupon-${escapeHtml(code)}`,
    `Kupon: ${code}`,
    `-${amountHtml(discount)} <a${link}>[Odstrani]</a>`,
  );
};

/** The table of what is ordered. */
export function reviewTable(visit: Visit): string {
  const totals = totalsOf(visit);
  const items = visit.session.cart
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
${totals.coupons.map(couponRow).join('\n')}
${shippingRow(totals)}
${summaryRow('order-total', 'Skupaj', `<strong>${amountHtml(totals.total)}</strong>`)}
</tfoot>
</table>`;
}

/** The part with the payment methods, the terms and the button. */
export function paymentPart({ fields, nonce }: Visit): string {
  return `<div id="payment" class="woocommerce-checkout-payment">
${methodList(fields.payment_method)}
<div class="form-row place-order">
<noscript><p>Pred oddajo naročila osvežite zneske. <button type="submit" class="button" name="woocommerce_checkout_update_totals" value="1">Osveži zneske</button></p></noscript>
${termsHtml()}
<button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="${BUTTON}" data-value="${BUTTON}">${BUTTON}</button>
<input type="hidden" id="woocommerce-process-checkout-nonce" name="woocommerce-process-checkout-nonce" value="${nonce}">
<input type="hidden" name="_wp_http_referer" value="/checkout/">
</div>
</div>`;
}

/** The rows of an order's amounts. */
export function orderRows(visit: Visit): OrderRow[] {
  const { subtotal, coupons, rates, chosenRate, total } = totalsOf(visit);
  const rate = rates.find(one => one.id === chosenRate);
  return [
    { label: 'Izdelki', html: amountHtml(subtotal) },
    ...coupons.map(({ code, discount }) => ({ label: `Kupon: ${code}`, html: `-${amountHtml(discount)}` })),
    ...(rate ? [{ label: 'Dostava', html: `${escapeHtml(rate.label)}: ${amountHtml(rate.cost)}` }] : []),
    { label: 'Skupaj', html: amountHtml(total) },
  ];
}
