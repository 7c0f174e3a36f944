import type { SortOrder } from '../sorting/headingSort';

/** By what rows are sorted. Source: spec product-table 3.8, 9.4. */
export interface SortSpec {
  readonly orderby: string;
  readonly order: SortOrder;
  readonly metaKey: string;
  readonly attribute: string;
  readonly taxonomy: string;
}

/** These are sorted downwards whatever is asked for. Source: spec product-table 9.4. */
const DOWNWARDS = ['rating', 'price-desc'];

/**
 * Makes a specification of the shop's fields. `price-desc` is the price, downwards.
 * @param order in any case; anything but `desc` is upwards
 */
export function sortSpec(orderby: string, order: string, fields: Partial<Omit<SortSpec, 'orderby' | 'order'>> = {}) {
  const isDown = order.trim().toLowerCase() === 'desc' || DOWNWARDS.includes(orderby);
  return {
    orderby: orderby === 'price-desc' ? 'price' : orderby,
    order: isDown ? 'desc' : 'asc',
    metaKey: fields.metaKey ?? '',
    attribute: fields.attribute ?? '',
    taxonomy: fields.taxonomy ?? '',
  } satisfies SortSpec;
}

/** The same in the other order, where there is one. */
export const inOrder = (spec: SortSpec, order: SortOrder): SortSpec => sortSpec(spec.orderby, order, spec);

/** Whether two sort by the same, in any order. */
export const sameKey = (one: SortSpec, other: SortSpec): boolean =>
  one.orderby === other.orderby &&
  one.metaKey === other.metaKey &&
  one.attribute === other.attribute &&
  one.taxonomy === other.taxonomy;
