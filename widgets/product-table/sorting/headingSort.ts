import type { Pairs } from '../query/pairs';
import { own, ownFrame, type Table } from '../table';

/** Ascending or descending. */
export type SortOrder = 'asc' | 'desc';

/** A heading of a column. */
export const HEADING = '.wcpt-heading';
/** Shows that a heading sorts, and holds what the server is to sort by. */
export const ICONS = '.wcpt-sorting-icons';

/** Criteria of a heading: attributes, and the parameters they are sent as. Source: contract product-table 2.1, 5.1. */
const CRITERIA = [
  ['data-wcpt-orderby', 'column_orderby'],
  ['data-wcpt-meta-key', 'column_meta_key'],
  ['data-wcpt-orderby-attribute', 'column_orderby_attribute'],
  ['data-wcpt-orderby-taxonomy', 'column_orderby_taxonomy'],
] as const;

/** The order that a heading shows; undefined while the table is not sorted by it. */
function shownOrder(icons: Element): SortOrder | undefined {
  if (icons.classList.contains('wcpt-sorting-asc')) return 'asc';
  return icons.classList.contains('wcpt-sorting-desc') ? 'desc' : undefined;
}

/**
 * The order that a click on a heading asks for; undefined when its only order is shown already.
 * Source: contract product-table 5.2.
 */
export function nextOrder(icons: Element): SortOrder | undefined {
  const wanted = shownOrder(icons) === 'asc' ? 'desc' : 'asc';
  if (!iconOf(icons, wanted)?.classList.contains('wcpt-hide')) return wanted;
  const other = wanted === 'asc' ? 'desc' : 'asc';
  return iconOf(icons, other)?.classList.contains('wcpt-active') ? undefined : other;
}

/** The icon of an order. */
export const iconOf = (icons: Element, order: SortOrder): Element | null =>
  icons.querySelector(`.wcpt-sorting-${order}-icon`);

/** The id by which the server knows a heading's order: `column_0`, `column_attribute_pa_barva`; empty when it has none. */
function sortId(heading: Element): string {
  const printed = heading.getAttribute('data-wcpt-sort-id') ?? '';
  const id = printed || `column_${heading.getAttribute('data-wcpt-column-index') ?? ''}`;
  return id === 'column_' ? '' : id;
}

/**
 * What of a query sorts by a heading: its id, or the criteria that it names. Undefined when it has neither.
 * Source: spec product-table 2.2; contract 5.2, 5.3.
 * @param table the table's id
 * @param order as it is to be sent: `asc` of a click, `ASC` of a choice in the navigation
 */
export function sortPairs(heading: Element, table: string, order: string): Pairs | undefined {
  const icons = heading.querySelector(ICONS);
  const criteria = icons?.getAttribute('data-wcpt-orderby') ? criteriaOf(icons) : [];
  const id = criteria.length ? 'column_heading' : sortId(heading);
  if (!id) return undefined;
  const all: Pairs = [['orderby', id], ['order', order], ...criteria];
  return all.map(([name, value]) => [`${table}_${name}`, value]);
}

/** The meta key is sent even when it is empty. */
function criteriaOf(icons: Element): Pairs {
  return CRITERIA.flatMap(([attribute, name]) => {
    const value = icons.getAttribute(attribute) ?? '';
    return value || name === 'column_meta_key' ? [[name, value] as const] : [];
  });
}

/**
 * The order of the heading that the table is sorted by, which a choice in the navigation keeps; none when no heading shows
 * one. Source: spec product-table 2.2 "Sorting from a heading"; contract 5.3.
 */
export function columnSort(table: Pick<Table, 'container' | 'id'>): Pairs {
  for (const heading of own(table, HEADING)) {
    const icons = heading.querySelector(ICONS);
    const order = icons && shownOrder(icons);
    if (!order || !sortId(heading).startsWith('column_') || !heading.getClientRects().length) continue;
    return sortPairs(heading, table.id, order.toUpperCase()) ?? [];
  }
  return [];
}

/** What the headings of a table show. */
export interface ShownOrders {
  /** For each heading that sorts, in document order; undefined while the table is not sorted by it. */
  readonly headings: readonly (SortOrder | undefined)[];
  /** Whether the rows were sorted here, after the server had printed its icons. */
  readonly isOurs: boolean;
}

/** A heading that sorts, and the icons that say so. */
export interface SortHeading {
  readonly heading: HTMLElement;
  readonly icons: HTMLElement;
}

/** The headings of a table that sort, in document order. */
export const sortHeadings = (table: Pick<Table, 'container'>): SortHeading[] =>
  ownFrame(table, `${HEADING} ${ICONS}`).flatMap(icons => {
    const heading = icons.closest<HTMLElement>(HEADING);
    return heading ? [{ heading, icons }] : [];
  });

/** Reads what the server has printed. */
export const readOrders = (table: Pick<Table, 'container'>): ShownOrders => ({
  headings: sortHeadings(table).map(({ icons }) => shownOrder(icons)),
  isOurs: false,
});
