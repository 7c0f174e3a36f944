import { looseObject } from 'valibot';
import { isRecord, text } from '../../../core/bus/wire';
import { restUrl } from '../../../core/calls/rest';
import { createStoreApi } from '../../../core/calls/storeApi';
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

/**
 * The cart as the server prints it for analytics, else as the Store API tells; undefined when neither does.
 * @param currency ISO code that the Store API is to answer in
 */
export async function checkoutCart(
  printed: unknown,
  currency: string,
  signal: AbortSignal,
): Promise<TrackedCart | undefined> {
  const known = parseCart(printed);
  if (known) return known;
  const api = createStoreApi({
    root: restUrl(text(readGlobal('wpApiSettings')?.root) || '/wp-json/', 'wc/store/v1/'),
    currency,
    nonce: text(readGlobal('wcBlocksMiddlewareConfig')?.storeApiNonce),
  });
  try {
    return parseCart(await api.get('cart', { schema: looseObject({}), signal }));
  } catch {
    // The shop goes on; only the figures of this page are missing.
    return undefined;
  }
}
