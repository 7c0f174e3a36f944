import { currentPrice, type Product } from '../product';
import { totalsOf } from '../totals';
import type { Visit } from '../visit';
import { ACCOUNT } from './expressConfig';
import { localised } from './localised';
import { amountOf } from './productAmounts';

/** Below this the service takes no payment in parts, in cents. */
const MINIMUM = 3500;

/** Container of the pay-later message. Source: add-on contract 10. */
export const PAY_LATER_PLACE = '<div id="payment-method-message"></div>';

function amounts(product: Product): Record<string, { amount: number; currency: string }> {
  const entry = (amount: number) => ({ amount, currency: 'EUR' });
  const variations = product.type === 'variable' ? product.variations : [];
  return {
    base_product: entry(amountOf(product)),
    ...Object.fromEntries(variations.map(({ id, price }) => [id, entry(currentPrice(price))])),
  };
}

/** Settings of the message of paying later. */
export function payLaterConfig({ payments, session }: Visit, product: Product | undefined): string {
  return localised('wcpayStripeSiteMessaging', {
    productId: 'base_product',
    productVariations: product ? amounts(product) : [],
    country: 'SI',
    locale: 'sl',
    ...ACCOUNT,
    paymentMethods: ['klarna', 'affirm'],
    currencyCode: 'EUR',
    isCart: product === undefined,
    isCartBlock: false,
    cartTotal: totalsOf(session.cart).total,
    minimumOrderAmount: MINIMUM,
    nonce: {
      get_cart_total: payments.nonce('get_cart_total'),
      is_bnpl_available: payments.nonce('is_bnpl_available'),
    },
    wcAjaxUrl: '/?wc-ajax=%%endpoint%%',
  });
}
