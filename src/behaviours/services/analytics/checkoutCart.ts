import { isRecord, text } from '../../../core/bus/wire';
import { request } from '../../../core/calls/request';
import { readGlobal } from '../../../core/config/shopGlobals';
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

/** The cart as the server prints it for analytics, else as the Store API tells; undefined when neither does. */
export async function checkoutCart(printed: unknown, signal: AbortSignal): Promise<TrackedCart | undefined> {
  const known = parseCart(printed);
  if (known) return known;
  const root = text(readGlobal('wpApiSettings')?.root) || '/wp-json/';
  const address = new URL(root, location.href);
  const query = address.searchParams.get('rest_route');
  if (query === null) address.pathname += 'wc/store/v1/cart';
  else address.searchParams.set('rest_route', `${query}wc/store/v1/cart`);
  try {
    const { data } = await request(address.href, { method: 'GET', followsRedirects: true, signal });
    return parseCart(data);
  } catch {
    // The shop goes on; only the figures of this page are missing.
    return undefined;
  }
}
