import type { Picture, Product, Review, Sellable, Variation } from './product';
import { demoProducts } from './products/index';
import { asProduct } from './table/asProduct';
import { tableProduct, tableProductBySlug, tableProductOfVariation } from './table/products';
import { variationProduct, variationProducts } from './table/variations/variationProducts';

/** Products of the long list (`/shop/?rows=N`) have ids from here on. */
export const FIRST_ROW_ID = 1_000_000;

export const MAX_ROWS = 5000;

const rowPicture: Picture = { id: 900, file: 'zvezek.svg', alt: 'Zvezek s platnicami iz kartona' };

/** The n-th product (from 0) of the long list. */
export function rowProduct(index: number): Product {
  const number = index + 1;
  return {
    id: FIRST_ROW_ID + index,
    slug: `zvezek-${number}`,
    name: `Zvezek št. ${number}`,
    sku: `VRS-${number}`,
    type: 'simple',
    category: { slug: 'papir', name: 'Papir' },
    pictures: [rowPicture],
    shortDescription: '<p>Zvezek iz dolgega seznama.</p>',
    description: '<p>Izdelek dolgega seznama, namenjen merjenju.</p>',
    price: { regular: 300 + ((index * 37) % 900) },
    stock: { quantity: null },
  };
}

/** The products of a shop. Holds the demo's own products at the start; tests may add more. */
export class Catalogue {
  readonly #products = new Map<number, Product>();

  constructor() {
    this.add(...demoProducts);
  }

  /** Adds products, or replaces those with the same id. */
  add(...products: Product[]): void {
    for (const product of products) this.#products.set(product.id, product);
  }

  /** The products of the demo that have other reviews than at the start. */
  reviewed(): Product[] {
    return this.all().filter(one => one.reviews !== demoProducts.find(({ id }) => id === one.id)?.reviews);
  }

  /** Adds a review to a product; answers it with its new id. */
  addReview(productId: number, review: Omit<Review, 'id'>): Review {
    const ids = this.all().flatMap(({ reviews }) => (reviews ?? []).map(({ id }) => id));
    const added = { ...review, id: Math.max(...ids) + 1 };
    const product = this.byId(productId);
    if (product) this.add({ ...product, reviews: [...(product.reviews ?? []), added] });
    return added;
  }

  /** Back to the demo's own products. */
  reset(): void {
    this.#products.clear();
    this.add(...demoProducts);
  }

  /** All products in the order of the list. */
  all(): Product[] {
    return [...this.#products.values()];
  }

  /** Product by its own id (not a variation's). */
  byId(id: number): Product | undefined {
    if (id >= FIRST_ROW_ID && id < FIRST_ROW_ID + MAX_ROWS) return rowProduct(id - FIRST_ROW_ID);
    const inTable = tableProduct(id);
    return this.#products.get(id) ?? (inTable && asProduct(inTable)) ?? variationProduct(id)?.product;
  }

  bySlug(slug: string): Product | undefined {
    const row = /^zvezek-(\d+)$/.exec(slug);
    const inTable = tableProductBySlug(slug);
    return (
      this.all().find(product => product.slug === slug) ??
      (inTable && asProduct(inTable)) ??
      variationProducts.find(({ product }) => product.slug === slug)?.product ??
      (row ? this.byId(FIRST_ROW_ID + Number(row[1]) - 1) : undefined)
    );
  }

  /** The simple product or the variation with this id; `undefined` for anything that has no stock of its own. */
  sellable(id: number): Sellable | undefined {
    // Variations that a test has added may have numbers that the tables' products have as well.
    for (const parent of this.#products.values()) {
      const added = parent.type === 'variable' && parent.variations.find(one => one.id === id);
      if (added) return { product: parent, variation: added };
    }
    const product = this.byId(id);
    if (product) return product.type === 'simple' ? { product } : undefined;
    const inTable = tableProductOfVariation(id);
    const inRows = variationProducts.map(({ product: one }) => one);
    const parents = inTable ? [asProduct(inTable)] : inRows;
    for (const parent of parents) {
      if (parent.type !== 'variable') continue;
      const variation = parent.variations.find((one: Variation) => one.id === id);
      if (variation) return { product: parent, variation };
    }
    return undefined;
  }

  /** Product of an id that may be a product's or a variation's. */
  owner(id: number): Product | undefined {
    return this.byId(id) ?? this.sellable(id)?.product;
  }
}
