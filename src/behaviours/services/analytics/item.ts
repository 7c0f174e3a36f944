import { isRecord, text } from '../../../core/guards';
import { decodeEntities } from '../../../core/html/text';
import { parseMinor } from '../../../core/money';

/** A product as the page tells of it; amounts in minor units. */
export interface TrackedProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  readonly categories: readonly string[];
  /** For one piece. */
  readonly price: number | undefined;
  /** Digits of the minor unit. */
  readonly decimals: number;
  readonly quantity: number;
  readonly variant: string;
  /** For one piece, with coupons. */
  readonly discounted?: number | undefined;
}

/** An item of an analytics event. See contract/services.md#analytics. */
export type Item = Readonly<Record<string, string | number>>;

const MOST_CATEGORIES = 5;

export const major = (minor: number, decimals: number): number => Number((minor / 10 ** decimals).toFixed(decimals));

/** Returns the price of all pieces together, in minor units. */
export const totalOf = (products: readonly TrackedProduct[]): number =>
  products.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0);

/** @param identifier `product_sku`: the SKU, or `#id` without one; else the id */
export function toItem(product: TrackedProduct, identifier: unknown): Item {
  const { id, sku, name, categories, price, decimals, quantity, variant, discounted } = product;
  const itemId = identifier === 'product_sku' ? sku || (id && `#${id}`) : id;
  return {
    ...(itemId && { item_id: itemId }),
    item_name: name,
    ...Object.fromEntries(
      categories
        .slice(0, MOST_CATEGORIES)
        .map((category, index) => [`item_category${index ? index + 1 : ''}`, category] as const),
    ),
    quantity,
    ...(price !== undefined && { price: major(price, decimals) }),
    ...(variant && { item_variant: variant }),
    ...(price !== undefined && discounted !== undefined && { discount: major(price - discounted, decimals) }),
  };
}

const CENTS = 2;

/** The minor unit of a totals or prices block. An order's totals may lack it. */
export const decimalsOf = (block: unknown): number => {
  const unit = isRecord(block) ? Number(block.currency_minor_unit ?? CENTS) : CENTS;
  return Number.isInteger(unit) && unit >= 0 && unit <= 6 ? unit : CENTS;
};

const named = (list: unknown, key: string): string[] =>
  Array.isArray(list)
    ? list.flatMap(entry => (isRecord(entry) && text(entry[key]) ? [decodeEntities(text(entry[key]))] : []))
    : [];

/**
 * A product as the server prints it for analytics, or an item of the Store API's cart. A line's total is divided by its
 * quantity, as receivers multiply again.
 * @returns undefined without a name
 */
export function parseProduct(value: unknown): TrackedProduct | undefined {
  if (!isRecord(value) || !text(value.name)) return undefined;
  const { prices, totals, variation } = value;
  const quantity = Number(value.quantity) > 0 ? Number(value.quantity) : 1;
  const line = isRecord(totals) ? parseMinor(totals.line_total) : undefined;
  const single = isRecord(prices) ? parseMinor(prices.price) : undefined;
  return {
    id: String(value.id ?? ''),
    sku: text(value.sku),
    name: decodeEntities(text(value.name)),
    categories: named(value.categories, 'name'),
    price: line === undefined ? single : Math.round(line / quantity),
    decimals: decimalsOf(isRecord(prices) ? prices : totals),
    quantity,
    variant: text(variation) || named(variation, 'value').join(', '),
    discounted: parseMinor(value.price_after_coupon_discount),
  };
}

export const parseProducts = (list: unknown): readonly TrackedProduct[] =>
  Array.isArray(list) ? list.flatMap(value => parseProduct(value) ?? []) : [];
