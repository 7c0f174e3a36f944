import { escapeHtml } from '../html';
import { resultCount } from '../listPage';
import { searchedProducts } from '../navigation';
import type { PageParts } from '../pageAnswer';
import type { Visit } from '../visit';
import { rowsOf } from './productRows';

export function searchPage(visit: Visit): PageParts {
  const { products, heading } = searchedProducts(visit);
  return {
    file: 'search',
    title: heading,
    values: {
      heading: escapeHtml(heading),
      rows: rowsOf(products, visit),
      result_count: products.length ? resultCount(products.length) : 'Ni zadetkov.',
    },
  };
}
