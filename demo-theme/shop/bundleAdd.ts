import { bundleItems, bundlePrice } from './bundlePrice';
import { type BundleLine, isRefusal } from './cart';
import { amountText } from './money';
import { errorNotice, successNotice } from './notices';
import { type BundleItem, type BundleProduct, currentPrice, type Product } from './product';
import { addedText, pieceCount } from './texts';
import type { Visit } from './visit';

const VIEW_CART = '<a href="/cart/" class="button wc-forward">Ogled košarice</a>';

/** One entry of the posted field: `id/key/pieces/attributes`; the last may be missing. */
interface Entry {
  id: number;
  key: string;
  pieces: number;
  chosen: Record<string, string>;
}

class BundleRefusal extends Error {}

/** Adds a bundle with its choices. Returns a notice. */
export function addBundle(bundle: BundleProduct, quantity: number, ids: string | undefined, visit: Visit): string {
  const refusal = putBundle(bundle, quantity, ids, visit);
  return refusal ? errorNotice([refusal]) : successNotice(addedText(bundle.name, quantity), VIEW_CART);
}

/** As `addBundle`. Answers why the shop does not take it, as plain text; undefined when it is in the cart. */
export function putBundle(
  bundle: BundleProduct,
  quantity: number,
  ids: string | undefined,
  visit: Visit,
): string | undefined {
  try {
    const lines = readLines(bundle, parseIds(ids ?? ''), visit);
    const priced = lines.map(({ sellable, pieces }) => ({ price: pieceOf(sellable), pieces }));
    const { regular, sale } = bundlePrice(bundle, priced);
    checkLimits(bundle, lines, sale ?? regular);
    const result = visit.session.cart.addBundle(bundle, lines, { quantity, unit: sale ?? regular, ids: ids ?? '' });
    return isRefusal(result) ? result.message : undefined;
  } catch (error) {
    if (error instanceof BundleRefusal) return error.message;
    throw error;
  }
}

function parseIds(ids: string): Entry[] {
  return ids
    .split(',')
    .filter(Boolean)
    .map(entry => {
      const [id = '', key = '', pieces = '', attributes = ''] = entry.split('/');
      return { id: Number(id), key, pieces: Number(pieces), chosen: parseAttributes(attributes) };
    })
    .filter(({ id, pieces }) => id > 0 && pieces > 0);
}

function parseAttributes(text: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text));
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).map(([name, chosen]) => [name, String(chosen)]));
  } catch {
    return {};
  }
}

function readLines(bundle: BundleProduct, entries: Entry[], visit: Visit): BundleLine[] {
  const items = bundleItems(bundle, visit.products);
  const unknown = entries.find(({ key }) => !items.some(({ item }) => item.key === key));
  if (unknown) throw new BundleRefusal(`Komplet »${bundle.name}« se je spremenil. Osvežite stran in izberite znova.`);
  const lines = items.flatMap(({ item, product }) => {
    const entry = entries.find(({ key }) => key === item.key);
    checkPieces(item, product, entry?.pieces ?? 0);
    return entry ? [lineOf(entry, product, visit)] : [];
  });
  if (lines.length === 0) throw new BundleRefusal(`Za komplet »${bundle.name}« ni izbran noben izdelek.`);
  return lines;
}

function checkPieces({ quantity, optional }: BundleItem, product: Product, pieces: number): void {
  const { min, max } = optional ?? { min: quantity, max: quantity };
  if (product.type === 'variable' && pieces === 0 && min > 0) {
    throw new BundleRefusal(`Izberite različico izdelka »${product.name}«.`);
  }
  if (!Number.isInteger(pieces) || pieces < min || pieces > max) {
    throw new BundleRefusal(`Količina izdelka »${product.name}« v kompletu ni pravilna.`);
  }
}

function lineOf({ id, pieces, chosen }: Entry, product: Product, { products }: Visit): BundleLine {
  const sellable = products.sellable(id);
  if (sellable?.product.id !== product.id) throw new BundleRefusal(`Izberite različico izdelka »${product.name}«.`);
  const open = Object.entries(sellable.variation?.attributes ?? {}).some(([name, value]) => !value && !chosen[name]);
  if (open) throw new BundleRefusal(`Izberite možnosti izdelka »${product.name}«.`);
  const own = Object.fromEntries(
    Object.entries(sellable.variation?.attributes ?? {}).map(([name, value]) => [name, value || (chosen[name] ?? '')]),
  );
  return { sellable, chosen: own, pieces };
}

function checkLimits({ name, min, max, totalMin, totalMax }: BundleProduct, lines: BundleLine[], price: number): void {
  const count = lines.reduce((sum, { pieces }) => sum + pieces, 0);
  if (min !== undefined && count < min) throw new BundleRefusal(`Komplet »${name}«: najmanj ${pieceCount(min)}.`);
  if (max !== undefined && count > max) throw new BundleRefusal(`Komplet »${name}«: največ ${pieceCount(max)}.`);
  if ((totalMin !== undefined && price < totalMin) || (totalMax !== undefined && price > totalMax)) {
    throw new BundleRefusal(`Komplet »${name}« ne more stati ${amountText(price)}.`);
  }
}

function pieceOf({ product, variation }: BundleLine['sellable']): number {
  if (variation) return currentPrice(variation.price);
  return product.type === 'simple' ? currentPrice(product.price) : 0;
}
