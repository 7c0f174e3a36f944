import { type TableProduct, tablePrice } from './products';
import type { TableQuery } from './tableQuery';

/** How to sort, as the table's settings and its instant sort write it. */
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

const collator = new Intl.Collator('sl');

const KEYS: Readonly<Record<string, (product: TableProduct) => string | number>> = {
  title: ({ title }) => title,
  sku: ({ sku }) => sku,
  sku_num: ({ sku }) => Number(sku.replace(/\D/g, '')),
  menu_order: ({ id }) => id,
  id: ({ id }) => id,
  price: tablePrice,
  'price-desc': tablePrice,
  date: ({ date }) => date,
  popularity: ({ popularity }) => popularity,
  rating: ({ rating }) => rating,
  category: ({ category }) => category.name,
  meta_value_num: ({ year }) => year,
  meta_value: ({ year }) => String(year),
  attribute: ({ colour }) => colour.name,
  taxonomy: ({ brand }) => brand.name,
};

/** Sorts a copy; stable, so that equal products keep their place. */
export function sorted(products: readonly TableProduct[], { orderby, order }: SortSpec): TableProduct[] {
  const key = KEYS[orderby];
  if (!key) return [...products];
  const sign = order.toLowerCase() === 'desc' || orderby === 'rating' || orderby === 'price-desc' ? -1 : 1;
  const compare = (one: string | number, other: string | number) =>
    typeof one === 'string' && typeof other === 'string' ? collator.compare(one, other) : Number(one) - Number(other);
  return [...products].sort((one, other) => sign * compare(key(one), key(other)));
}

/** The order that a query asks for, given the order of each column. */
export function orderOf(query: TableQuery, columns: readonly (SortSpec | undefined)[]): SortSpec | undefined {
  const wanted = query.one('orderby');
  const option = SORT_OPTIONS[Number(/^option_(\d+)$/.exec(wanted)?.[1] ?? -1)];
  if (option) return option;
  const order = query.one('order') || 'ASC';
  if (wanted === 'column_heading') {
    return { orderby: query.one('column_orderby'), order, meta_key: query.one('column_meta_key') };
  }
  const column = columns[Number(/^column_(\d+)$/.exec(wanted)?.[1] ?? -1)];
  return column && { ...column, order };
}
