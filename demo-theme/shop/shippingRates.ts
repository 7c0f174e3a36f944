import type { Cart } from './cart';
import { attributes, escapeHtml } from './html';
import { amountHtml } from './money';

/** One way to send a cart; the price in cents. */
export interface ShippingRate {
  /** Method and instance, as the forms post it. */
  id: string;
  label: string;
  cents: number;
}

/** Destination of a cart; only the country is known until the shopper gives an address. */
export interface Destination {
  country: string;
  state: string;
  city: string;
  postcode: string;
}

/** Countries that the demo sends to, and one that it does not. */
export const COUNTRIES: Readonly<Record<string, string>> = {
  AT: 'Avstrija',
  HR: 'Hrvaška',
  IT: 'Italija',
  SI: 'Slovenija',
  US: 'Združene države Amerike',
};

const ABROAD = 990;
const HOME = 490;

/** The ways to send the cart where it goes; none where nothing needs sending, or the demo does not send there. */
export function ratesOf(cart: Cart): ShippingRate[] {
  const { country } = cart.destination;
  if (!cart.needsShipping() || country === 'US') return [];
  const cents = country === 'SI' ? HOME : ABROAD;
  return [
    { id: 'flat_rate:1', label: 'Dostava na dom', cents },
    { id: 'local_pickup:2', label: 'Osebni prevzem', cents: 0 },
  ];
}

/** The rate that is chosen, else the first. */
export function chosenRate(cart: Cart): ShippingRate | undefined {
  const rates = ratesOf(cart);
  return rates.find(rate => rate.id === cart.rate) ?? rates[0];
}

/** Takes over the rate that a form or call posted; one that is not offered changes nothing. */
export function chooseRate(cart: Cart, posted: string | undefined): void {
  if (ratesOf(cart).some(rate => rate.id === posted)) cart.rate = posted;
}

/** The list of rates as cart and checkout show it; a single one is a hidden field. */
export function shippingMethodsHtml(cart: Cart): string {
  const rates = ratesOf(cart);
  if (rates.length === 0) return '<span>Za ta naslov ni možnosti dostave.</span>';
  const chosen = chosenRate(cart);
  const items = rates.map(rate => {
    const id = `shipping_method_0_${rate.id.replace(':', '')}`;
    const input = attributes({
      type: rates.length > 1 ? 'radio' : 'hidden',
      name: 'shipping_method[0]',
      'data-index': '0',
      id,
      value: rate.id,
      class: 'shipping_method',
      checked: rates.length > 1 && rate.id === chosen?.id,
    });
    const price = rate.cents > 0 ? `: ${amountHtml(rate.cents)}` : '';
    return `<li><input${input}><label for="${id}">${escapeHtml(rate.label)}${price}</label></li>`;
  });
  return `<ul id="shipping_method" class="woocommerce-shipping-methods">${items.join('')}</ul>`;
}
