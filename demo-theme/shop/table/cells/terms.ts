import { attributes } from '../../html';
import type { TableView } from '../definition';
import { isVariable, type TableProduct } from '../products';

/** The colour, which filters the table when it is clicked. */
export function colourCell({ colour }: TableProduct, { query }: TableView): string {
  const term = attributes({
    class: 'wcpt-attribute-term',
    'data-wcpt-slug': colour.slug,
    'data-wcpt-filtering': String(query.has('attr_pa_barva', String(colour.id))),
  });
  return `<div class="wcpt-trigger_filter" data-wcpt-taxonomy="pa_barva"><div${term}>${colour.name}</div></div>`;
}

/** The category, which leads to its page. */
export function archiveCell({ category }: TableProduct): string {
  const term = attributes({
    class: 'wcpt-category',
    'data-wcpt-slug': category.slug,
    'data-wcpt-archive-url': '/shop/',
  });
  return `<div class="wcpt-archive_redirect" data-wcpt-taxonomy="product_cat"><div${term}>${category.name}</div></div>`;
}

/** The sizes that there are. */
export const sizeCell = (product: TableProduct): string =>
  isVariable(product) ? product.variations.map(({ size }) => size.name).join(', ') : product.size.name;
