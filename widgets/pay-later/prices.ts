import { boolean, number, object, pipe, transform, unknown } from 'valibot';
import { shopAjax } from '../../src/core/calls/shopAjax';
import { ajaxTemplate } from '../../src/core/config/shopGlobals';
import { minorOfDecimal, parseMinor } from '../../src/core/money';
import { ownEntries } from '../../src/core/shape';
import type { PayLaterSettings, Price } from './settings';

/** Whether so much can be paid in parts. See contract/payments.md#pay-later. */
export const isEnough = (price: Price | undefined, { minimumOrderAmount }: PayLaterSettings): boolean =>
  price !== undefined && price.amount > 0 && price.amount >= minimumOrderAmount;

export const times = ({ amount, currency }: Price, quantity: number): Price => ({
  amount: Math.round(amount * quantity),
  currency,
});

export function quantityOf(field: HTMLInputElement | undefined): number {
  const quantity = Number(field?.value);
  return Number.isFinite(quantity) && quantity > 0 ? quantity : 1;
}

/** Digits of a currency's minor unit: 2 for EUR, 0 for JPY. */
function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** The price of one piece: of the settings, else of the variation's data, whose `displayPrice` is in major units. */
export function priceOf(
  { prices, productId, currencyCode }: PayLaterSettings,
  id: string | undefined,
  displayPrice?: unknown,
): Price | undefined {
  const base = prices.get(productId) ?? prices.get('base_product');
  if (id === undefined) return base;
  const currency = currencyCode || base?.currency;
  const amount = currency ? minorOfDecimal(displayPrice, decimalsOf(currency)) : undefined;
  return prices.get(id) ?? (currency && amount !== undefined ? { amount, currency } : undefined);
}

const Answer = object(ownEntries({ total: pipe(unknown(), transform(parseMinor), number()) }));

/** Returns the cart's total, in minor units. See contract/payments.md#usage-events. @throws CallError of any kind */
export async function cartTotal({ nonce, wcAjaxUrl }: PayLaterSettings, signal: AbortSignal): Promise<number> {
  const template = wcAjaxUrl || ajaxTemplate();
  const answer = await shopAjax('wcpay_get_cart_total', { security: nonce }, { template, schema: Answer, signal });
  return answer.total;
}

const Availability = object(ownEntries({ data: object(ownEntries({ is_available: boolean() })) }));

/** Whether the service takes this price, as the shop knows. @throws CallError of any kind */
export async function isInLimits(
  { availabilityNonce, wcAjaxUrl, country }: PayLaterSettings,
  { amount, currency }: Price,
  signal: AbortSignal,
): Promise<boolean> {
  const fields = { security: availabilityNonce, price: amount, currency, country };
  const template = wcAjaxUrl || ajaxTemplate();
  const answer = await shopAjax('wcpay_check_bnpl_availability', fields, { template, schema: Availability, signal });
  return answer.data.is_available;
}
