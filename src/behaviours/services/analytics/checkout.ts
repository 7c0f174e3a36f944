import { isRecord, text } from '../../../core/guards';
import { parseMinor } from '../../../core/money';
import { sessionStore } from '../../../core/storage';
import { decimalsOf, parseProducts, type TrackedProduct } from './item';

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

const KEY = 'shop_checkout_items';

/** Keeps what is about to be bought: the page that thanks for an order names its products, and has no ids of them. */
export function keepItems(products: readonly TrackedProduct[]): void {
  const items = products.map(({ id, sku, name, quantity }) => ({ id, sku, name, quantity }));
  sessionStore.set(KEY, JSON.stringify(items));
}

/** The lines of an order with the ids that were kept at the checkout, if it is that order: name by name, piece by piece. */
export function withIds(lines: readonly TrackedProduct[]): readonly TrackedProduct[] {
  const kept = sessionStore.readJson(KEY);
  const items = Array.isArray(kept) ? kept.filter(isRecord) : [];
  const named = lines.flatMap((line, at) => {
    const item = items[at];
    // The shop puts the variation behind the name.
    const isSame = item && text(item.name) && line.name.startsWith(text(item.name)) && line.quantity === item.quantity;
    return isSame ? [{ ...line, id: text(item.id), sku: text(item.sku) }] : [];
  });
  return named.length === items.length && named.length === lines.length ? named : lines;
}
