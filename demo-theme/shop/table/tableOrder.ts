import { fold, wordsOf } from './fold';
import { highestPrice, type TableProduct, tablePrice } from './products';
import type { TableQuery } from './tableQuery';

/** Order of rows, as the table's settings and its instant sort write it. */
export interface SortSpec {
  readonly orderby: string;
  readonly order: string;
  readonly meta_key: string;
  readonly orderby_attribute?: string;
  readonly orderby_taxonomy?: string;
}

/** Options of the sort-by filter, `option_0` first. */
export const SORT_OPTIONS: readonly (SortSpec & { readonly label: string })[] = [
  { orderby: 'menu_order', order: 'ASC', meta_key: '', label: 'Priporočeno' },
  { orderby: 'price', order: 'ASC', meta_key: '', label: 'Cena: od nižje do višje' },
  { orderby: 'price-desc', order: 'DESC', meta_key: '', label: 'Cena: od višje do nižje' },
  { orderby: 'title', order: 'ASC', meta_key: '', label: 'Ime: A–Ž' },
  { orderby: 'date', order: 'DESC', meta_key: '', label: 'Najnovejše najprej' },
  { orderby: 'rating', order: 'DESC', meta_key: '', label: 'Najbolje ocenjeno' },
  { orderby: 'popularity', order: 'DESC', meta_key: '', label: 'Najbolj prodajano' },
];

type Key = (product: TableProduct) => string | number;

const collator = new Intl.Collator('sl');
/** The number in a text, 0 for none. */
const numberIn = (text: string): number => Number(/\d+(?:\.\d+)?/.exec(text)?.[0] ?? 0);

/** Names of attributes and taxonomies that products are sorted by. */
const TERMS: Readonly<Record<string, (product: TableProduct) => string>> = {
  pa_barva: ({ colour }) => colour.name,
  pa_velikost: ({ size }) => size.name,
  pa_material: ({ material }) => material.name,
  product_brand: ({ brand }) => brand.name,
  product_tag: ({ tag }) => tag?.name ?? '',
  product_cat: ({ category }) => category.name,
};

const FIELDS: Readonly<Record<string, (product: TableProduct) => string>> = {
  letnik: ({ year }) => String(year),
  teza: ({ weight }) => weight,
};

const KEYS: Readonly<Record<string, Key>> = {
  title: ({ title }) => title,
  sku: ({ sku }) => sku,
  sku_num: ({ sku }) => numberIn(sku),
  menu_order: ({ id }) => id,
  id: ({ id }) => id,
  date: ({ date }) => date,
  popularity: ({ popularity }) => popularity,
  rating: ({ rating }) => rating,
  category: ({ category }) => category.name,
};

/** Returns the key that products are compared by; undefined for an order that the shop does not know. */
function keyOf(spec: SortSpec, isDown: boolean): Key | undefined {
  if (spec.orderby === 'price' || spec.orderby === 'price-desc') return isDown ? highestPrice : tablePrice;
  const [, kind, isNumber] = /^(meta_value|attribute|taxonomy)(_num)?$/.exec(spec.orderby) ?? [];
  if (!kind) return KEYS[spec.orderby];
  const text =
    kind === 'meta_value'
      ? FIELDS[spec.meta_key]
      : TERMS[(kind === 'attribute' ? spec.orderby_attribute : spec.orderby_taxonomy) ?? ''];
  return text && isNumber ? product => numberIn(text(product)) : text;
}

/** Returns the relevance of a product's name for a search: the higher the better. */
function relevance({ title }: TableProduct, phrase: string, words: readonly string[]): number {
  const name = fold(title);
  if (name === phrase) return 4;
  if (name.startsWith(phrase)) return 3;
  if (name.includes(phrase)) return 2;
  return words.every(word => name.includes(word)) ? 1 : 0;
}

/**
 * Sorts a copy; stable, so that equal products keep their place.
 *
 * @param search Text for the order by relevance.
 */
export function sorted(products: readonly TableProduct[], spec: SortSpec, search = ''): TableProduct[] {
  const isDown = spec.order.toLowerCase() === 'desc' || ['rating', 'price-desc', 'relevance'].includes(spec.orderby);
  const words = wordsOf(search);
  const key: Key | undefined =
    spec.orderby === 'relevance' ? product => relevance(product, words.join(' '), words) : keyOf(spec, isDown);
  if (!key) return [...products];
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'string' && typeof other === 'string' ? collator.compare(one, other) : Number(one) - Number(other);
  const sign = isDown ? -1 : 1;
  return products
    .map(product => ({ product, by: key(product) }))
    .sort((one, other) => sign * compare(one.by, other.by))
    .map(({ product }) => product);
}

const spec = (orderby: string, order: string, more: Partial<SortSpec> = {}): SortSpec => ({
  orderby,
  order,
  meta_key: '',
  ...more,
});

/**
 * The order that a query asks for. See contract/product-table.md#query.
 *
 * @param columns Order of each column that has one.
 */
export function orderOf(
  query: TableQuery,
  columns: readonly (SortSpec | undefined)[],
  settings: Readonly<Record<string, string>>,
): SortSpec | undefined {
  const wanted = query.orderby;
  const order = query.one('order') || 'ASC';
  const [, option] = /^option_(\d+)$/.exec(wanted) ?? [];
  if (option) return SORT_OPTIONS[Number(option)];
  if (wanted === 'relevance') return spec('relevance', 'DESC');
  if (wanted === 'search_orderby') return spec(settings.search_orderby ?? 'relevance', settings.search_order ?? 'ASC');
  if (wanted === 'column_heading') {
    return spec(query.one('column_orderby'), order, {
      meta_key: query.one('column_meta_key'),
      orderby_attribute: query.one('column_orderby_attribute'),
      orderby_taxonomy: query.one('column_orderby_taxonomy'),
    });
  }
  const [, attribute, isNumber] = /^column_attribute_(.+?)(_number)?$/.exec(wanted) ?? [];
  if (attribute) {
    return spec(isNumber ? 'attribute_num' : 'attribute', order, { orderby_attribute: `pa_${attribute}` });
  }
  const [, index] = /^column_(\d+)$/.exec(wanted) ?? [];
  const place = index ? Number(index) : Number(wanted) - 1;
  const column = columns[wanted ? place : -1];
  return column && { ...column, order };
}
