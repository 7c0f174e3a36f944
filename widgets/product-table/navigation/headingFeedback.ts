import { flushSync } from 'react-dom';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { navigations } from '../query/serialise';
import { readTableParams } from '../settings';
import type { Table } from '../table';
import { rangeOf } from './rangeFields';

/** What a filter's heading says of the choice in it; what is undefined stays as the server printed it. Source: contract product-table 4.5. */
interface Said {
  /** How many options are chosen; null: that is not said. */
  readonly count?: number | null | undefined;
  /** Whether the filter is one of a grid. */
  readonly inGrid?: boolean;
  /** What follows the chosen radio, else from where to where; null: nothing is chosen. */
  readonly choice?: Element | string | null;
}

interface HeadingState {
  /** Undefined: what the server printed. */
  readonly said: Said | undefined;
}

const stores = new WeakMap<Element, StoreApi<HeadingState>>();

/** The store of what a filter's heading says, which outlives the root that shows it. */
export function headingStore(filter: Element): StoreApi<HeadingState> {
  const known = stores.get(filter);
  if (known) return known;
  const store = createStore<HeadingState>(() => ({ said: undefined }));
  stores.set(filter, store);
  return store;
}

/** Filters whose headings say what is chosen; the shop prints the price as a custom field. Source: contract product-table 4.5. */
const KINDS =
  /^(?:custom_field|attribute|category|taxonomy|price_range|rating|sort_by|results_per_page|on_sale|availability)$/;

/**
 * Has the headings of filters in the header say what is chosen: how many options, which one, or from where to where.
 * Source: spec product-table 2.4, 4.2; contract 4.5.
 */
export function refreshHeadings(table: Pick<Table, 'container'>): void {
  refreshHeadingsIn(...navigations(table).filter(navigation => !navigation.matches('.wcpt-left-sidebar')));
}

/** The same for filters that stand elsewhere. */
export function refreshHeadingsIn(...roots: readonly Element[]): void {
  const filters = roots.flatMap(root => [...root.querySelectorAll('.wcpt-filter')]);
  flushSync(() => {
    for (const filter of filters) {
      const inGrid = filter.closest('.wcpt-ratio-filter_grid, .wcpt-filter-grid') !== null;
      const isRow = filter.matches('.wcpt-options-row');
      if (KINDS.test(filter.getAttribute('data-wcpt-filter') ?? '') && (!isRow || inGrid)) refresh(filter, inGrid);
    }
  });
}

/** Has headings say nothing of the choice: in a sidebar the choices themselves are seen. */
export function clearHeadings(root: Element): void {
  flushSync(() => {
    for (const filter of root.querySelectorAll('.wcpt-filter'))
      headingStore(filter).setState({ said: { count: null, choice: null } });
  });
}

function refresh(filter: Element, inGrid: boolean): void {
  const boxes = inputs(filter, 'checkbox');
  const chosen = inputs(filter, 'radio').find(radio => radio.checked && radio.value !== '');
  const isDefault = chosen?.closest('.wcpt-default-option') != null;
  const limits = limitsOf(filter);
  const checked = boxes.filter(box => box.checked).length;
  const isActive = checked > 0 || (chosen !== undefined && !isDefault) || limits !== undefined;
  filter.classList.toggle('wcpt-filter--active', isActive);
  if (!filter.querySelector(LABEL)) return;
  const said: Said = boxes.length
    ? { inGrid, count: checked || inGrid ? checked : null }
    : { inGrid, count: inGrid ? Number(isActive) : undefined, choice: chosen?.nextElementSibling ?? limits ?? null };
  headingStore(filter).setState({ said });
}

/** What of a filter says what is chosen. */
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

/** On what a heading says of the choice. Source: contract product-table 4.5. */
export const APPEND = 'wcpt-radio-op-selected__heading-append';

/** What a filter is called, without what is chosen in it. */
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
