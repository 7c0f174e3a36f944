import { listRow } from '../listPage';
import type { Product } from '../product';
import type { Visit } from '../visit';
import { withListButton } from '../wishlist/markup';

const rowOf = (product: Product, visit: Visit): string =>
  visit.theme?.row?.(product, visit) ?? listRow(product, visit.products, visit.url.pathname);

/** Returns the list items of products, as the theme of the visit has them. */
export const rowsOf = (products: Product[], visit: Visit): string =>
  products.map(product => withListButton(rowOf(product, visit), product, visit)).join('\n');
