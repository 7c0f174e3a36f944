import type { Cart } from './cart';
import { escapeHtml } from './html';
import { amountHtml } from './money';
import { payLaterPlace, walletButtons } from './paying/markup';
import { COUNTRIES, shippingMethodsHtml } from './shippingRates';
import { couponRows, totalsOf } from './totals';
import type { Visit } from './visit';

/** The totals of the cart page, as the page prints them and the shop's calls answer them. */
export function totalsHtml(visit: Visit): string {
  const { session, nonce } = visit;
  const { cart } = session;
  const { subtotal, total } = totalsOf(cart);
  return `<div class="cart_totals${cart.isAddressKnown ? ' calculated_shipping' : ''}">
  <h2>Znesek</h2>
  <table class="shop_table shop_table_responsive">
    <tr class="cart-subtotal"><th scope="row">Izdelki</th><td data-title="Izdelki">${amountHtml(subtotal)}</td></tr>
    ${couponRows(cart, '/cart/')}
    ${cart.needsShipping() ? shippingRow(cart, nonce) : ''}
    <tr class="order-total"><th scope="row">Skupaj</th><td data-title="Skupaj"><strong>${amountHtml(total)}</strong></td></tr>
  </table>
  ${payLaterPlace(visit)}<div class="wc-proceed-to-checkout"><a href="/checkout/" class="checkout-button button alt wc-forward">Na blagajno</a>${walletButtons(visit, 'cart')}</div>
</div>`;
}

function shippingRow(cart: Cart, nonce: string): string {
  const { city, postcode, country } = cart.destination;
  const place = [[postcode, city].filter(Boolean).join(' '), COUNTRIES[country] ?? ''].filter(Boolean).join(', ');
  const destination = cart.isAddressKnown
    ? `Dostava na naslov <strong>${escapeHtml(place)}</strong>.`
    : 'Natančne možnosti dostave bodo prikazane na blagajni.';
  return `<tr class="woocommerce-shipping-totals shipping"><th scope="row">Dostava</th><td data-title="Dostava">
    ${shippingMethodsHtml(cart)}
    <p class="woocommerce-shipping-destination">${destination}</p>
    ${calculator(cart, nonce)}
  </td></tr>`;
}

function calculator(cart: Cart, nonce: string): string {
  const { country, state, city, postcode } = cart.destination;
  const options = Object.entries(COUNTRIES)
    .map(([code, name]) => `<option value="${code}"${code === country ? ' selected' : ''}>${name}</option>`)
    .join('');
  const field = (name: string, label: string, value: string) =>
    `<p class="form-row form-row-wide" id="${name}_field"><label for="${name}">${label}</label><input type="text" class="input-text" value="${escapeHtml(value)}" name="${name}" id="${name}"></p>`;
  return `<form class="woocommerce-shipping-calculator" action="/cart/" method="post">
      <a href="#" class="shipping-calculator-button" aria-expanded="false" aria-controls="shipping-calculator-form" role="button">${cart.isAddressKnown ? 'Spremeni naslov' : 'Izračunaj dostavo'}</a>
      <section class="shipping-calculator-form" id="shipping-calculator-form" style="display:none;">
        <p class="form-row form-row-wide" id="calc_shipping_country_field"><label for="calc_shipping_country">Država</label>
          <select name="calc_shipping_country" id="calc_shipping_country" class="country_to_state country_select" rel="calc_shipping_state"><option value="default">Izberite državo&hellip;</option>${options}</select></p>
        <p class="form-row form-row-wide" id="calc_shipping_state_field"><input type="hidden" name="calc_shipping_state" id="calc_shipping_state" value="${escapeHtml(state)}"></p>
        ${field('calc_shipping_city', 'Kraj', city)}
        ${field('calc_shipping_postcode', 'Poštna številka', postcode)}
        <p><button type="submit" name="calc_shipping" value="1" class="button">Izračunaj</button></p>
        <input type="hidden" id="woocommerce-shipping-calculator-nonce" name="woocommerce-shipping-calculator-nonce" value="${nonce}">
        <input type="hidden" name="_wp_http_referer" value="/cart/">
      </section>
    </form>`;
}
