import { currentPrice, type Product } from '../product';
import { totalsOf } from '../totals';
import type { Visit } from '../visit';
import { ACCOUNT } from './expressConfig';
import { localised } from './localised';
import { amountOf } from './productAmounts';
import { readPayments } from './switch';

/** Below this the service takes no payment in parts, in cents. */
const MINIMUM = 3500;

/** Whether the service takes so much, in cents. */
export const isPayableLater = (amount: number): boolean => amount >= MINIMUM;

/** Container of the pay-later message. See contract/payments.md#pay-later. */
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
export function payLaterConfig({ payments, session, request }: Visit, product: Product | undefined): string {
  const isOlder = readPayments(request).has('older');
  const total = totalsOf(session.cart).total;
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
    cartTotal: total,
    ...(isOlder
      ? { minimumOrderAmount: MINIMUM }
      : { shouldInitializePMME: true, shouldShowPMME: isPayableLater(product ? amountOf(product) : total) }),
    nonce: {
      get_cart_total: payments.nonce('get_cart_total'),
      ...(!isOlder && { is_bnpl_available: payments.nonce('is_bnpl_available') }),
    },
    wcAjaxUrl: '/?wc-ajax=%%endpoint%%',
  });
}
