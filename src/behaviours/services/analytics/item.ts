/** A product as the page tells of it; amounts in minor units. */
export interface TrackedProduct {
  readonly id: string;
  readonly sku: string;
  /** Plain text. */
  readonly name: string;
  readonly categories: readonly string[];
  /** For one piece. */
  readonly price: number | undefined;
  /** Digits of the minor unit. */
  readonly decimals: number;
  readonly quantity: number;
  /** Values of the chosen attributes. */
  readonly variant: string;
  /** For one piece, with coupons. */
  readonly discounted?: number | undefined;
}

/** An item of an analytics event. Source: add-on contract 11.2. */
export type Item = Readonly<Record<string, string | number>>;

/** Source: spec storefront 9 "Analytics". */
const MOST_CATEGORIES = 5;

/** Minor units as a number in major units. */
export const major = (minor: number, decimals: number): number => Number((minor / 10 ** decimals).toFixed(decimals));

/** What the pieces cost together, in minor units. */
export const totalOf = (products: readonly TrackedProduct[]): number =>
  products.reduce((sum, { price = 0, quantity }) => sum + price * quantity, 0);

/**
 * @param identifier `product_sku`: the SKU, or `#id` without one; else the id
 */
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
