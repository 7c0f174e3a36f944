import { columns } from '../columns';
import type { Column, NavRow } from '../definition';
import { categoryFilter } from '../filters/categoryFilter';
import { perPageFilter, sortFilter } from '../filters/radioFilters';
import { priceFilter } from '../filters/rangeFilters';
import { searchBox } from '../filters/searchBox';
import { resultCount } from '../navigation/resultCount';
import { type TableProduct, tableProducts } from '../products';

/** The table's head comes into view with every answer. */
export const SCROLLS = { laptop_auto_scroll: 'true', tablet_auto_scroll: 'true', phone_auto_scroll: 'true' };

/** The columns of most tables. */
export const FEW: readonly Column[] = [
  columns.picture,
  columns.title,
  columns.category,
  columns.stock,
  columns.price,
  columns.quantity,
  columns.button,
];

export const search = searchBox();
export const category = categoryFilter('Kategorija');

/** A header with the most usual filters. */
export const SIMPLE: readonly NavRow[] = [
  [
    [search, category, priceFilter('Cena')],
    [sortFilter(), perPageFilter()],
  ],
  [[resultCount], []],
];

export const all = (): readonly TableProduct[] => tableProducts;

/** Some of the products, in their order. */
export const some = (from: number, to: number) => (): readonly TableProduct[] => tableProducts.slice(from, to);
