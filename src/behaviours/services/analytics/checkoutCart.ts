import { isRecord, text } from '../../../core/guards';
import { parseMinor } from '../../../core/money';
import { decimalsOf, parseProducts } from './item';

/** A cart that is being paid for; the total in minor units. */
function parseCart(value: unknown) {
  if (!isRecord(value) || !isRecord(value.totals)) return undefined;
  const { totals, coupons, items } = value;
  const total = parseMinor(totals.total_price);
  const [coupon]: unknown[] = Array.isArray(coupons) ? coupons : [];
  if (total === undefined) return undefined;
  return {
    products: parseProducts(items),
    currency: text(totals.currency_code),
    decimals: decimalsOf(totals),
    total,
    /** The first one; empty without. */
    coupon: isRecord(coupon) ? text(coupon.code) : '',
  };
}

/** The cart as the server prints it for analytics, else as the Store API answers in `currency`. */
export async function checkoutCart(printed: unknown, currency: string, signal: AbortSignal) {
  const known = parseCart(printed);
  if (known) return known;
  try {
    const { ownCart } = await import('../../../core/calls/site/ownCart');
    return parseCart(await ownCart(currency, signal));
  } catch {
    // The shop goes on; only the figures of this page are missing.
    return undefined;
  }
}
