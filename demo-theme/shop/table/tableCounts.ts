import { canBuy, type TableProduct } from './products';
import { filtered, termsOf } from './tableFilters';
import type { TableQuery } from './tableQuery';
import { taxonomies, withChildren } from './terms';

/** Number of products that an option would leave. */
export interface OptionCount {
  readonly filter: string;
  readonly taxonomy?: string;
  /** Id of a term, or the value of a filter's only option. */
  readonly value: number | string;
  readonly count: number;
}

/** Kind of the filter of a taxonomy. */
export const kindOf = (taxonomy: string): string =>
  taxonomy === 'product_cat' ? 'category' : taxonomy.startsWith('pa_') ? 'attribute' : 'taxonomy';

function ofTaxonomy(products: readonly TableProduct[], query: TableQuery, taxonomy: string): OptionCount[] {
  const left = filtered(products, query, taxonomy);
  return (taxonomies[taxonomy] ?? []).map(({ id }) => {
    const ids = taxonomy === 'product_cat' ? withChildren(id) : [id];
    const count = left.filter(product =>
      taxonomy === 'product_cat' ? ids.includes(product.category.id) : termsOf(product).some(term => term.id === id),
    ).length;
    return { filter: kindOf(taxonomy), taxonomy, value: id, count };
  });
}

/** Counts of all options of the filters that count, each as if its own filter were not set. */
export const countOptions = (products: readonly TableProduct[], query: TableQuery): OptionCount[] => [
  ...Object.keys(taxonomies).flatMap(taxonomy => ofTaxonomy(products, query, taxonomy)),
  {
    filter: 'on_sale',
    value: 'true',
    count: filtered(products, query, 'on_sale').filter(({ sale }) => sale !== undefined).length,
  },
  { filter: 'availability', value: 'true', count: filtered(products, query, 'availability').filter(canBuy).length },
];

/** Rules that hide the options of a table that leave nothing. */
export function hidingRules(tableId: string, counts: readonly OptionCount[]): string {
  const empty = counts.filter(({ count }) => count === 0);
  const selectors = empty.map(({ filter, taxonomy, value }) => {
    const holder = taxonomy ? `[data-wcpt-taxonomy="${taxonomy}"]` : `[data-wcpt-filter="${filter}"]`;
    return `#wcpt-${tableId} ${holder} [data-wcpt-value="${value}"]`;
  });
  return selectors.length > 0 ? `${selectors.join(',')}{display:none}` : '';
}
