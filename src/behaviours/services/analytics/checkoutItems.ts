import { isRecord, text } from '../../../core/guards';
import { sessionStore } from '../../../core/storage';
import type { TrackedProduct } from './item';

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
