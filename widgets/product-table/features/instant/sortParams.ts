import { recordOf, scalarText } from '../../../../src/core/guards';
import { objectFields, readPrinted } from '../../table/printed';
import { ICONS, type SortOrder } from '../../table/query/orders';

/** Specifications for sorting without the server: by sorting element, and in the order of the options. */
export interface SortParams {
  readonly headings: ReadonlyMap<string, SortSpec>;
  readonly options: readonly (SortSpec | undefined)[];
}

/** Reads `data-wcpt-instant-sort-params`. See contract/product-table.md#container. */
export function readSortParams(container: Element): SortParams {
  const parsed = readPrinted(container, 'data-wcpt-instant-sort-params', {
    check: objectFields,
    form: 'JSON object',
    consequence: 'The server sorts the table.',
  });
  const { column_heading: byId, dropdown } = parsed ?? {};
  const headings = Object.entries(recordOf(byId)).flatMap(([id, value]) => {
    const spec = readSpec(value);
    return spec ? [[id, spec] as const] : [];
  });
  return { headings: new Map(headings), options: Array.isArray(dropdown) ? dropdown.map(readSpec) : [] };
}

/** Returns the specification of a heading: that of its sorting element, else the one with the same criteria. */
export function specOfHeading({ headings }: SortParams, heading: Element): SortSpec | undefined {
  const icons = heading.querySelector(ICONS);
  if (!icons) return undefined;
  const byId = [...headings].find(([id]) => icons.classList.contains(`wcpt-${id}`));
  if (byId) return byId[1];
  const wanted = sortSpec(name => icons.getAttribute(`data-wcpt-${name.replace('_', '-')}`) ?? '', '');
  return [...headings.values()].find(spec => sameKey(spec, wanted));
}

/** Returns the specification of an option: by the number in its value, else by its place among the others. */
export function specOfOption({ options }: SortParams, input: Element): SortSpec | undefined {
  const value = input instanceof HTMLInputElement ? input.value : '';
  const number = /^option_(\d+)$/.exec(value)?.[1];
  if (number !== undefined) return options[Number(number)];
  // Only the server can sort by relevance.
  if (value === 'relevance') return undefined;
  const filter = input.closest('[data-wcpt-filter="sort_by"]');
  return options[[...(filter?.querySelectorAll('input[type="radio"]') ?? [])].indexOf(input)];
}

/** Reads a specification; undefined where it has no `orderby`. */
export function readSpec(value: unknown): SortSpec | undefined {
  const spec = recordOf(value);
  if (typeof spec.orderby !== 'string' || !spec.orderby) return undefined;
  return sortSpec(name => scalarText(spec[name]), scalarText(spec.order));
}

/** A specification to sort by. */
export interface SortSpec {
  readonly orderby: string;
  readonly order: SortOrder;
  readonly metaKey: string;
  readonly attribute: string;
  readonly taxonomy: string;
}

/** Always sorted downwards. */
const DOWNWARDS = ['rating', 'price-desc'];

/** Reads `price-desc` as the price, downwards, and any `order` but `desc`, in any case, as upwards. */
function sortSpec(printed: (name: string) => string, order: string): SortSpec {
  const orderby = printed('orderby');
  const isDown = order.trim().toLowerCase() === 'desc' || DOWNWARDS.includes(orderby);
  return {
    orderby: orderby === 'price-desc' ? 'price' : orderby,
    order: isDown ? 'desc' : 'asc',
    metaKey: printed('meta_key'),
    attribute: printed('orderby_attribute'),
    taxonomy: printed('orderby_taxonomy'),
  };
}

/** Returns the specification with another order, where it may have one. */
export const inOrder = (spec: SortSpec, order: SortOrder): SortSpec =>
  DOWNWARDS.includes(spec.orderby) ? spec : { ...spec, order };

export const sameKey = (one: SortSpec, other: SortSpec): boolean =>
  one.orderby === other.orderby &&
  one.metaKey === other.metaKey &&
  one.attribute === other.attribute &&
  one.taxonomy === other.taxonomy;

/** A row's properties for sorting; any may be missing. See contract/product-table.md#sort. */
export type SortProps = Readonly<Record<string, unknown>>;

export type SortKey =
  | { readonly kind: 'text'; readonly read: (props: SortProps) => string }
  | { readonly kind: 'number'; readonly read: (props: SortProps) => number };

/** Returns how a row is compared; undefined when only the server can sort by that. */
export function sortKey({ orderby, order, metaKey, attribute, taxonomy }: SortSpec): SortKey | undefined {
  const meta = `meta_value__${metaKey}`;
  const values = `attribute__${attribute}`;
  const terms = `taxonomy__${taxonomy}`;
  const keys = new Map([
    ['title', text('title')],
    ['sku', text('sku')],
    ['sku_num', number('sku')],
    ['category', text('category')],
    ['meta_value', text(meta)],
    ['meta_value_num', number(meta)],
    ['attribute', text(values)],
    ['attribute_num', number(values)],
    ['taxonomy', text(terms)],
    ['taxonomy_num', number(terms)],
    ['brand', text('taxonomy__product_brand')],
    ['price', price(order === 'asc' ? 'min_price' : 'max_price')],
    ...NUMBERS.map(name => [name, number(name)] as const),
  ]);
  return keys.get(orderby);
}

const NUMBERS = ['menu_order', 'date', 'popularity', 'id', 'rating'];

const text = (name: string): SortKey => ({ kind: 'text', read: props => scalarText(props[name]) });
const number = (name: string): SortKey => ({ kind: 'number', read: props => numberOf(props[name]) });

/** A product with variations has a lowest and a highest price. */
const price = (limit: 'min_price' | 'max_price'): SortKey => ({
  kind: 'number',
  read: props => numberOf(props[limit]) || numberOf(props.price),
});

const numberOf = (value: unknown): number => Number.parseFloat(String(value)) || 0;
