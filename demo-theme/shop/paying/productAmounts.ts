import { currentPrice, type Product } from '../product';

/** Returns a product's lowest price, in cents; 0 where its parts have the prices. */
export function amountOf(product: Product): number {
  if ('price' in product) return currentPrice(product.price);
  if (product.type === 'variable') return Math.min(...product.variations.map(one => currentPrice(one.price)));
  return product.type === 'woosb' ? (product.fixedPrice ?? 0) : 0;
}

/** Whether the page of a product has wallets and pay-later messages. */
export const isForWallets = (product: Product): boolean =>
  product.type === 'simple' ||
  (product.type === 'variable' && product.variations.length > 0) ||
  product.type === 'woosb';
