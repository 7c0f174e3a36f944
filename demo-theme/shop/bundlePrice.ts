import type { Catalogue } from './catalogue';
import type { BundleItem, BundleProduct, Price, Product } from './product';
import { currentPrice, inStock } from './product';

/** One product of a bundle: price of one piece in cents, and pieces. */
export interface PricedLine {
  price: number;
  pieces: number;
}

/** Percentage that counts, in thousandths of a percent; 0 is none. */
export function thousandths({ discount, fixedPrice }: BundleProduct): number {
  const percent = Math.round(Number(discount ?? '0') * 1000);
  return fixedPrice === undefined && percent > 0 && percent < 100_000 ? percent : 0;
}

/** Cents less a percentage, rounded half up. */
export const discounted = (cents: number, percent: number): number =>
  Math.floor((cents * (100_000 - percent) + 50_000) / 100_000);

/** Price of a bundle: a fixed one, else the sum less the discount amount, else less the percentage of each piece. */
export function bundlePrice(bundle: BundleProduct, lines: PricedLine[]): Price {
  if (bundle.fixedPrice !== undefined) return { regular: bundle.fixedPrice };
  const regular = lines.reduce((sum, { price, pieces }) => sum + price * pieces, 0);
  const amount = bundle.discountAmount ?? 0;
  if (amount > 0 && amount < regular) return { regular, sale: regular - amount };
  const percent = thousandths(bundle);
  const sale = lines.reduce((sum, { price, pieces }) => sum + discounted(price, percent) * pieces, 0);
  return sale < regular ? { regular, sale } : { regular };
}

/** Items of a bundle with their products, headings left out. */
export function bundleItems({ items }: BundleProduct, products: Catalogue): { item: BundleItem; product: Product }[] {
  return items.flatMap(item => {
    const product = typeof item === 'string' ? undefined : products.byId(item.id);
    return product && typeof item !== 'string' ? [{ item, product }] : [];
  });
}

/** Price of one piece as a bundle's item shows it; 0 while a variation is still to be chosen. */
export const itemPrice = (product: Product): number => (product.type === 'simple' ? currentPrice(product.price) : 0);

/** Pieces that the page starts with. */
export const startPieces = (item: BundleItem, product: Product): number =>
  product.type === 'simple' && !inStock(product.stock) ? 0 : item.quantity;

/** Returns the price that the server prints: of the preselected products. */
export function defaultPrice(bundle: BundleProduct, products: Catalogue): Price {
  const items = bundleItems(bundle, products);
  const lines = items.map(({ item, product }) => ({ price: itemPrice(product), pieces: startPieces(item, product) }));
  return bundlePrice(bundle, lines);
}
