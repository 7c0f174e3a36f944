import { tableSlice } from '../feature';
import { ownFrame } from '../own';
import type { Table } from '../table';
import { lastValue, type Pairs } from './pairs';

export type SortOrder = 'asc' | 'desc';

export const HEADING = '.wcpt-heading';
/** The icons of a heading that sorts; their attributes have the server's sort parameters. */
export const ICONS = '.wcpt-sorting-icons';

type SortedTable = Pick<Table, 'container' | 'store'>;

/** Criteria of a heading: attributes, and the parameters they are sent as. See contract/product-table.md#query. */
const CRITERIA = [
  ['data-wcpt-orderby', 'column_orderby'],
  ['data-wcpt-meta-key', 'column_meta_key'],
  ['data-wcpt-orderby-attribute', 'column_orderby_attribute'],
  ['data-wcpt-orderby-taxonomy', 'column_orderby_taxonomy'],
] as const;

function printedOrder(icons: Element): SortOrder | undefined {
  if (icons.classList.contains('wcpt-sorting-asc')) return 'asc';
  return icons.classList.contains('wcpt-sorting-desc') ? 'desc' : undefined;
}

/** Returns undefined when the heading's only order is shown already. */
export function nextOrder(table: SortedTable, { heading, icons }: SortHeading): SortOrder | undefined {
  const at = sortHeadings(table).findIndex(one => one.heading === heading);
  const shown = ordersOf(table).getState().headings[at];
  const wanted = shown === 'asc' ? 'desc' : 'asc';
  if (!iconOf(icons, wanted)?.classList.contains('wcpt-hide')) return wanted;
  const other = wanted === 'asc' ? 'desc' : 'asc';
  return shown === other ? undefined : other;
}

export const iconOf = (icons: Element, order: SortOrder): Element | null =>
  icons.querySelector(`.wcpt-sorting-${order}-icon`);

/** The id by which the server knows a heading's order: `column_0`, `column_attribute_pa_barva`; empty when it has none. */
function sortId(heading: Element): string {
  const printed = heading.getAttribute('data-wcpt-sort-id') ?? '';
  const id = printed || `column_${heading.getAttribute('data-wcpt-column-index') ?? ''}`;
  return id === 'column_' ? '' : id;
}

/**
 * Returns the id of a heading, or its criteria; undefined when it has neither.
 * @param order as it is sent: `asc` of a click, `ASC` of a choice in the navigation
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

/** Returns the order of the heading that sorts, or is to sort, which a choice keeps. */
export function columnSort(table: SortedTable & Pick<Table, 'id'>): Pairs {
  const orders = ordersOf(table).getState();
  const wanted = orders.isOurs ? undefined : orderUnderWay(table);
  if (wanted) return wanted;
  for (const [at, { heading }] of sortHeadings(table).entries()) {
    const order = orders.headings[at];
    if (!order || !sortId(heading).startsWith('column_') || !heading.getClientRects().length) continue;
    return sortPairs(heading, table.id, order.toUpperCase()) ?? [];
  }
  return [];
}

/** Returns a heading's order in the query under way, none for another order; undefined where the query asks for no order. */
function orderUnderWay({ id, store }: Pick<Table, 'id' | 'store'>): Pairs | undefined {
  const { status } = store.getState();
  if (status.is !== 'asking') return undefined;
  const orderBy = lastValue(status.query, `${id}_orderby`);
  if (orderBy === undefined) return undefined;
  if (!orderBy.startsWith('column_')) return [];
  const isSort = (name: string) =>
    name === `${id}_orderby` || name === `${id}_order` || name.startsWith(`${id}_column_`);
  return [...new Map(status.query.filter(([name]) => isSort(name)))];
}

interface ShownOrders {
  /** The headings that sort. */
  readonly elements: readonly Element[];
  /** The order of each; undefined while the table is not sorted by it. */
  readonly headings: readonly (SortOrder | undefined)[];
  /** Whether the browser has sorted the rows, after the server printed the icons. */
  readonly isOurs: boolean;
}

export interface SortHeading {
  readonly heading: HTMLElement;
  readonly icons: HTMLElement;
}

export const sortHeadings = (table: Pick<Table, 'container'>): SortHeading[] =>
  ownFrame(table, `${HEADING} ${ICONS}`).flatMap(icons => {
    const heading = icons.closest<HTMLElement>(HEADING);
    return heading ? [{ heading, icons }] : [];
  });

/** The orders that the headings show. */
export const ordersOf = tableSlice<ShownOrders>(() => ({ elements: [], headings: [], isOurs: false }));

/** Reads the orders of new headings. Those that are still there go on showing an order of the browser. */
export function readOrders(table: Pick<Table, 'container' | 'store'>): void {
  const found = sortHeadings(table);
  const elements = found.map(({ heading }) => heading);
  const orders = ordersOf(table);
  const known = orders.getState().elements;
  if (elements.length === known.length && elements.every((heading, at) => heading === known[at])) return;
  orders.setState({ elements, headings: found.map(({ icons }) => printedOrder(icons)), isOurs: false });
}
