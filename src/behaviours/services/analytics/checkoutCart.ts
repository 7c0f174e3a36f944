import { isRecord, text } from '../../../core/bus/wire';
import { parseMinor } from '../../../core/money';
import type { TrackedProduct } from './item';
import { decimalsOf, parseProducts } from './parseProduct';

/** A cart that is being paid for; the total in minor units. */
export interface TrackedCart {
  readonly products: readonly TrackedProduct[];
  readonly currency: string;
  readonly decimals: number;
  readonly total: number;
  /** The first one; empty without. */
  readonly coupon: string;
}

function parseCart(value: unknown): TrackedCart | undefined {
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
    coupon: isRecord(coupon) ? text(coupon.code) : '',
  };
}

/**
 * The cart as the server prints it for analytics, else as the Store API tells; undefined when neither does.
 * @param currency ISO code that the Store API is to answer in, where the payment provider's settings name none
 */
export async function checkoutCart(
  printed: unknown,
  currency: string,
  signal: AbortSignal,
): Promise<TrackedCart | undefined> {
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
