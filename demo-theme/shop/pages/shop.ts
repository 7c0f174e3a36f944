import { MAX_ROWS, rowProduct } from '../catalogue';
import { escapeHtml } from '../html';
import { keptParameters, ordered, orderOptions, pagination, resultCount } from '../listPage';
import type { PageParts } from '../pageAnswer';
import type { Product } from '../product';
import type { Visit } from '../visit';
import { rowsOf } from './productRows';

/** Returns whether a product's name contains the searched word; without a word every name does. */
function searchedFor(word: string | null): (product: Product) => boolean {
  const term = (word ?? '').trim().toLocaleLowerCase('sl');
  return ({ name }) => name.toLocaleLowerCase('sl').includes(term);
}

export function shopPage(visit: Visit): PageParts {
  const query = visit.url.searchParams;
  const wanted = Number(query.get('rows') ?? '');
  const category = query.get('kategorija') ?? query.get('wcpt_search_category');
  const isFound = searchedFor(query.get('s'));
  const list =
    wanted > 0
      ? Array.from({ length: Math.min(Math.floor(wanted), MAX_ROWS) }, (_, index) => rowProduct(index))
      : visit.products
          .all()
          .filter(product => isFound(product) && (category === null || product.category.slug === category));
  const order = query.get('orderby') ?? 'menu_order';
  const { rowsPerPage = list.length } = visit.theme ?? {};
  const first = (Math.max(1, Number(query.get('paged')) || 1) - 1) * rowsPerPage;
  const categories = new Map(visit.products.all().map(product => [product.category.slug, product.category.name]));
  const heading = (category && categories.get(category)) || 'Trgovina';
  return {
    file: 'shop',
    title: heading,
    values: {
      heading: escapeHtml(heading),
      rows: rowsOf(ordered(list, order, visit.products).slice(first, first + rowsPerPage), visit),
      pagination: pagination(visit.url, list.length, rowsPerPage),
      result_count: resultCount(list.length),
      order_options: orderOptions(order),
      kept_parameters: keptParameters(query),
      categories: [...categories]
        .map(([slug, name]) => `<li><a href="/shop/?kategorija=${slug}">${escapeHtml(name)}</a></li>`)
        .join(''),
    },
  };
}
