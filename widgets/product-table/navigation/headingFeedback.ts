import { flushSync } from 'react-dom';
import { navigations } from '../query/serialise';
import { readTableParams } from '../settings';
import type { Table } from '../table';
import { rangeOf } from './rangeFields';

/** The choice as a filter's heading shows it; an undefined part stays as the server printed it. Source: contract product-table 4.5. */
export interface ShownChoice {
  /** How many options are chosen; null: no number is shown. */
  readonly count?: number | null | undefined;
  /** Whether the filter is one of a grid. */
  readonly inGrid?: boolean;
  /** The text element of the chosen radio, else the limits; null: nothing is chosen. */
  readonly choice?: Element | string | null;
}

/** Filters whose headings show the choice; the shop prints the price as a custom field. Source: contract product-table 4.5. */
const KINDS =
  /^(?:custom_field|attribute|category|taxonomy|price_range|rating|sort_by|results_per_page|on_sale|availability)$/;

type TableStore = Pick<Table, 'store'>;

/**
 * Has the headings of filters in the header show the choice: how many options, which one, or from where to where.
 * Source: spec product-table 2.4, 4.2; contract 4.5.
 */
export const refreshHeadings = (table: Pick<Table, 'container' | 'store'>): void =>
  refreshHeadingsIn(table, ...navigations(table).filter(navigation => !navigation.matches('.wcpt-left-sidebar')));

/** The same for filters in other places. */
export function refreshHeadingsIn(table: TableStore, ...roots: readonly Element[]): void {
  const filters = filtersIn(roots).flatMap(filter => {
    const inGrid = filter.closest('.wcpt-ratio-filter_grid, .wcpt-filter-grid') !== null;
    const isRow = filter.matches('.wcpt-options-row');
    const isKnown = KINDS.test(filter.getAttribute('data-wcpt-filter') ?? '');
    return isKnown && (!isRow || inGrid) ? [[filter, readChoice(filter, inGrid)] as const] : [];
  });
  showChoices(table, filters);
}

/** Removes the choice from headings: in a sidebar the choices themselves are seen. */
export const clearHeadings = (table: TableStore, root: Element): void =>
  showChoices(
    table,
    filtersIn([root]).map(filter => [filter, { count: null, choice: null }]),
  );

const filtersIn = (roots: readonly Element[]): Element[] =>
  roots.flatMap(root => [...root.querySelectorAll('.wcpt-filter')]);

/** Filters that have left the page are forgotten. */
function showChoices({ store }: TableStore, choices: readonly (readonly [Element, ShownChoice])[]): void {
  const kept = [...store.getState().choices].filter(([filter]) => filter.isConnected);
  flushSync(() => store.setState({ choices: new Map([...kept, ...choices]) }));
}

function readChoice(filter: Element, inGrid: boolean): ShownChoice {
  const boxes = inputs(filter, 'checkbox');
  const chosen = inputs(filter, 'radio').find(radio => radio.checked && radio.value !== '');
  const isDefault = chosen?.closest('.wcpt-default-option') != null;
  const limits = limitsOf(filter);
  const checked = boxes.filter(box => box.checked).length;
  const isActive = checked > 0 || (chosen !== undefined && !isDefault) || limits !== undefined;
  filter.classList.toggle('wcpt-filter--active', isActive);
  return boxes.length
    ? { inGrid, count: checked || inGrid ? checked : null }
    : { inGrid, count: inGrid ? Number(isActive) : undefined, choice: chosen?.nextElementSibling ?? limits ?? null };
}

/** The label of a filter, which shows the choice. */
export const LABEL = '.wcpt-filter-heading :is(.wcpt-dropdown-label, .wcpt-options-heading)';

const inputs = (filter: Element, type: 'checkbox' | 'radio') => [
  ...filter.querySelectorAll<HTMLInputElement>(`input[type="${type}"]`),
];

/** `20 - 50` where a limit differs from what is there; with the currency for prices. */
function limitsOf(filter: Element): string | undefined {
  const range = rangeOf(filter);
  if (!range) return undefined;
  const { min, max } = range;
  const isLimited = (min.value !== '' && min.value !== min.min) || (max.value !== '' && max.value !== max.max);
  if (!isLimited) return undefined;
  const isPrice =
    filter.getAttribute('data-wcpt-meta-key') === '_price' || filter.getAttribute('data-wcpt-filter') === 'price_range';
  const symbol = isPrice ? readTableParams().currencySymbol : '';
  return `${symbol}${min.value || '0'} - ${symbol}${max.value || '0'}`;
}

/** Class of the choice in a heading. Source: contract product-table 4.5. */
export const APPEND = 'wcpt-radio-op-selected__heading-append';

/** Returns the name of a filter, without the choice in it. */
export function headingText(part: Element): string {
  const label = part.closest('.wcpt-filter')?.querySelector('.wcpt-dropdown-label, .wcpt-options-heading');
  // The shop prints comments beside it.
  const printed = [...(label?.childNodes ?? [])].filter(node =>
    node instanceof Element ? !node.matches(`.${APPEND}`) : node instanceof Text,
  );
  const text = printed
    .map(node => node.textContent)
    .join('')
    .trim();
  return text.endsWith(':') ? text.slice(0, -1).trimEnd() : text;
}
