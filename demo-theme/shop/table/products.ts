import { createProducts } from './createProducts';
import type { Term } from './terms';

/** One variation of a table's product; amounts in cents. */
export interface TableVariation {
  readonly id: number;
  readonly size: Term;
  readonly regular: number;
  readonly sale: number | undefined;
  /** Pieces; undefined: not counted. */
  readonly stock: number | undefined;
}

/** A product of the tables; amounts in cents. */
export interface TableProduct {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly sku: string;
  readonly category: Term;
  readonly colour: Term;
  readonly size: Term;
  readonly material: Term;
  readonly tag: Term | undefined;
  readonly brand: Term;
  /** Of the cheapest variation, where there are some. */
  readonly regular: number;
  readonly sale: number | undefined;
  /** 0 to 5, halves. */
  readonly rating: number;
  /** ISO date, day only. */
  readonly date: string;
  readonly popularity: number;
  /** Pieces; undefined: not counted. */
  readonly stock: number | undefined;
  readonly backorders: boolean;
  /** A custom field. */
  readonly year: number;
  /** Kilograms, as the shop's text. */
  readonly weight: string;
  /** Centimetres. */
  readonly length: number;
  readonly picture: string;
  /** None for a simple product. */
  readonly variations: readonly TableVariation[];
  /** Id of the product whose variation this is, and its values; empty ones are the shopper's. */
  readonly parent?: number;
  /** Type that its row names, where its form is needed to buy it. */
  readonly kind?: 'composite' | 'woosb';
  readonly variationAttributes?: Readonly<Record<string, string>>;
}

/** Ids of the tables' products begin here. */
export const FIRST_TABLE_ID = 10_000;
export const MAX_TABLE_ROWS = 10_000;
const FIRST_VARIATION_ID = 100_000;
/** Ids that each product has for its variations. */
const VARIATION_IDS = 10;

/** Every product of the tables. */
export const tableProducts: readonly TableProduct[] = createProducts(FIRST_TABLE_ID, variationId);

/** Id of a product's n-th variation, from 0. */
function variationId(productId: number, index: number): number {
  return FIRST_VARIATION_ID + (productId - FIRST_TABLE_ID) * VARIATION_IDS + index;
}

/** So many products, the same ones again under other ids when there are not enough. */
export function manyProducts(count: number): TableProduct[] {
  return Array.from({ length: Math.min(count, MAX_TABLE_ROWS) }, (_, index) =>
    tableProduct(FIRST_TABLE_ID + index),
  ).filter(product => product !== undefined);
}

/** The product of an id; those beyond the list repeat it. */
export function tableProduct(id: number): TableProduct | undefined {
  const index = id - FIRST_TABLE_ID;
  if (!Number.isInteger(index) || index < 0 || index >= MAX_TABLE_ROWS) return undefined;
  const base = tableProducts[index % tableProducts.length];
  const round = Math.floor(index / tableProducts.length) + 1;
  if (!base || round === 1) return base;
  return {
    ...base,
    id,
    title: `${base.title} ${round}`,
    slug: `${base.slug}-${round}`,
    sku: `${base.sku}-${round}`,
    variations: base.variations.map((variation, at) => ({ ...variation, id: variationId(id, at) })),
  };
}

const bySlug = new Map(tableProducts.map(product => [product.slug, product]));

/** The product of a slug. */
export function tableProductBySlug(slug: string): TableProduct | undefined {
  const first = bySlug.get(slug);
  if (first) return first;
  const [, base = '', round = ''] = /^(.+)-(\d+)$/.exec(slug) ?? [];
  const repeated = bySlug.get(base);
  return repeated && tableProduct(repeated.id + (Number(round) - 1) * tableProducts.length);
}

/** The product that has a variation. */
export const tableProductOfVariation = (id: number): TableProduct | undefined =>
  id < FIRST_VARIATION_ID
    ? undefined
    : tableProduct(FIRST_TABLE_ID + Math.floor((id - FIRST_VARIATION_ID) / VARIATION_IDS));

const paid = ({ sale, regular }: Pick<TableProduct, 'sale' | 'regular'>): number => sale ?? regular;

/** Returns the price of the cheapest variation, in cents. */
export const tablePrice = (product: TableProduct): number => paid(product);

/** Returns the price of the dearest variation, in cents. */
export const highestPrice = (product: TableProduct): number => Math.max(paid(product), ...product.variations.map(paid));

export const isVariable = ({ variations }: TableProduct): boolean => variations.length > 0;

export const canBuy = ({ stock, backorders, variations }: TableProduct): boolean =>
  variations.length > 0
    ? variations.some(one => one.stock === undefined || one.stock > 0)
    : stock === undefined || stock > 0 || backorders;
