import type { Order } from '../orders';
import type { Product } from '../product';
import type { Visit } from '../visit';
import { type CardPlace, cardConfig } from './cardConfig';
import { type ButtonContext, expressConfig } from './expressConfig';
import { global } from './localised';
import { PAY_LATER_PLACE, payLaterConfig } from './payLater';
import { PRODUCT_VIEW } from './payments';
import { isForWallets } from './productAmounts';
import { providerTag } from './providerScript';
import { readPayments } from './switch';

const SEPARATOR =
  '<p id="wcpay-express-checkout-button-separator" style="margin-top:1.5em;text-align:center;display:none;">&mdash; ALI &mdash;</p>';

const isOn = (visit: Visit): boolean => readPayments(visit.request).isOn;

/** The place of the wallets' buttons, where the shop takes them. */
export function walletButtons(visit: Visit, context: ButtonContext): string {
  if (!isOn(visit)) return '';
  return `<div class="wcpay-express-checkout-wrapper"><div id="wcpay-express-checkout-element"></div><wc-order-attribution-inputs id="wcpay-express-checkout__order-attribution-inputs"></wc-order-attribution-inputs>${context === 'checkout' ? SEPARATOR : ''}</div>`;
}

/** The place of the wallets' buttons below a product's form. */
export const productButtons = (visit: Visit, product: Product): string =>
  isForWallets(product) ? walletButtons(visit, 'product') : '';

/** The place of the message of paying later. */
export const payLaterPlace = (visit: Visit, product?: Product): string =>
  isOn(visit) && (!product || isForWallets(product)) ? PAY_LATER_PLACE : '';

/** The provider's script with the plugin's settings, as the footer has them. */
const scripts = (lines: string[], tag: string): string =>
  `${tag}\n<script>\n${lines.filter(Boolean).join('\n')}\n</script>\n`;

/** Settings and the provider's script for a page with wallets, with or without card fields. */
function pageConfig(visit: Visit, context: ButtonContext, place: CardPlace, product?: Product): string {
  const flags = readPayments(visit.request);
  if (!flags.isOn) return '';
  const hasMessage = context === 'product' || context === 'cart';
  const lines = [
    expressConfig(visit, flags, context, product),
    cardConfig(visit, place),
    hasMessage ? payLaterConfig(visit, product) : '',
    product ? global('wcPayFrontendTracks', PRODUCT_VIEW) : '',
  ];
  return scripts(lines, providerTag(flags));
}

/** Returns the payment settings in the footer of a product's page. */
export const productPayments = (visit: Visit, product: Product): string =>
  isForWallets(product) ? pageConfig(visit, 'product', { page: 'other' }, product) : '';

export const cartPayments = (visit: Visit): string => pageConfig(visit, 'cart', { page: 'other' });

export const checkoutPayments = (visit: Visit): string => pageConfig(visit, 'checkout', { page: 'checkout' });

export const orderPayments = (visit: Visit, order: Order): string =>
  pageConfig(visit, 'pay_for_order', { page: 'pay', order });

/** Returns the payment settings in the footer of the page that saves a card, which has no wallets. */
export function addCardPayments(visit: Visit): string {
  const flags = readPayments(visit.request);
  return flags.isOn ? scripts([cardConfig(visit, { page: 'add' })], providerTag(flags)) : '';
}
