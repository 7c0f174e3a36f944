import type { SortSpec } from './sortSpec';

/** A row's properties for sorting; any may be missing. Source: spec product-table 3.2; contract 32.2. */
export type SortProps = Readonly<Record<string, unknown>>;

/** What rows are compared by. */
export type SortKey =
  | { readonly kind: 'text'; readonly read: (props: SortProps) => string }
  | { readonly kind: 'number'; readonly read: (props: SortProps) => number };

/** What a row has for a specification; undefined when only the server can sort by it. Source: spec product-table 9.4. */
export function sortKey({ orderby, order, metaKey, attribute, taxonomy }: SortSpec): SortKey | undefined {
  switch (orderby) {
    case 'title':
    case 'sku':
    case 'category':
      return text(orderby);
    case 'meta_value':
      return text(`meta_value__${metaKey}`);
    case 'attribute':
      return text(`attribute__${attribute}`);
    case 'taxonomy':
      return text(`taxonomy__${taxonomy}`);
    case 'brand':
      return text('taxonomy__product_brand');
    case 'sku_num':
      return number('sku');
    case 'meta_value_num':
      return number(`meta_value__${metaKey}`);
    case 'attribute_num':
      return number(`attribute__${attribute}`);
    case 'taxonomy_num':
      return number(`taxonomy__${taxonomy}`);
    case 'menu_order':
    case 'date':
    case 'popularity':
    case 'id':
    case 'rating':
      return number(orderby);
    case 'price':
      return price(order === 'asc' ? 'min_price' : 'max_price');
    default:
      return undefined;
  }
}

const text = (name: string): SortKey => ({ kind: 'text', read: props => textOf(props[name]) });
const number = (name: string): SortKey => ({ kind: 'number', read: props => numberOf(props[name]) });

/** A product with variations has a lowest and a highest price. */
const price = (limit: 'min_price' | 'max_price'): SortKey => ({
  kind: 'number',
  read: props => numberOf(props[limit]) || numberOf(props.price),
});

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function numberOf(value: unknown): number {
  const read = typeof value === 'number' ? value : Number.parseFloat(textOf(value));
  return Number.isNaN(read) ? 0 : read;
}
