import { flushSync } from 'react-dom';
import { announceNow } from '../../../../src/core/cart/liveRegion';
import { withOptions } from '../../table/query/choices';
import { tNavigation } from '../../table/query/messages';
import { HEADING, ordersOf, type SortHeading, type SortOrder, sortHeadings } from '../../table/query/orders';
import type { SortRequest } from '../../table/query/sortBy';
import { updateChoices } from '../../table/query/updateChoices';
import type { Table } from '../../table/table';
import { startInstantSearch } from './instantSearch';
import type { Block } from './placeRows';
import {
  inOrder,
  readSortParams,
  readSpec,
  type SortKey,
  type SortParams,
  type SortProps,
  type SortSpec,
  sameKey,
  sortKey,
  specOfHeading,
  specOfOption,
} from './sortParams';
import { createTableRows, type TableRows } from './tableRows';

/** Searches and sorts the rows that a table has, without the server. See contract/product-table.md#sort. */
export function createInstant(table: Table, isOn: (key: 'instant_search' | 'instant_sort') => boolean) {
  const { container, store, signal } = table;
  const rows = createTableRows(table);
  let sorted: SortSpec | undefined;

  const apply = (spec: SortSpec, params: SortParams, heading?: Element): boolean => {
    const key = sortKey(spec);
    if (!key) return false;
    const groups = rows.groups();
    rows.reorder(groups.map(group => ({ ...group, blocks: sortBlocks(group.blocks, rows, key, spec.order) })));
    showSort(table, spec, params, heading);
    sorted = spec;
    return true;
  };

  // A shopper who comes to the table may be about to sort it.
  const readAhead = () => {
    collator();
    rows.readAhead(rows.propsOf);
  };
  for (const type of ['pointerover', 'focusin']) container.addEventListener(type, readAhead, { once: true, signal });

  const searchAgain = startInstantSearch(table, rows, () => isOn('instant_search'));
  return {
    /** @returns false when only the server can sort by that */
    sort(request: SortRequest): boolean {
      const params = readSortParams(container);
      const spec = requested(request, params);
      const isHeading = 'heading' in request;
      if (!spec || !apply(spec, params, isHeading ? request.heading : undefined)) return false;
      // Another script announces its own action.
      if ('spec' in request) return true;
      const by = (isHeading ? request.heading : request.option.closest('label'))?.textContent.trim() ?? '';
      announceNow(
        isHeading
          ? tNavigation(`product-table.sorted_${spec.order}`, { by })
          : tNavigation('product-table.sorted', { by }),
      );
      return true;
    },
    /** Sorts and searches the rows of an answer as those before it. */
    update(): void {
      const { purpose } = store.getState().answered;
      // With these purposes the server has sorted the rows.
      const isServers = purpose === 'filter' || purpose === 'lazy_load' || purpose === 'column_heading_sort';
      if (isServers || !isOn('instant_sort')) sorted = undefined;
      if (sorted) apply(sorted, readSortParams(container));
      searchAgain();
    },
  };
}

function requested(request: SortRequest, params: SortParams): SortSpec | undefined {
  if ('spec' in request) return readSpec(request.spec);
  if ('option' in request) return specOfOption(params, request.option);
  const heading = request.heading.closest(HEADING);
  const spec = heading ? specOfHeading(params, heading) : undefined;
  return spec && inOrder(spec, request.order);
}

/** Returns a sorted copy; blocks with equal keys keep their order. */
function sortBlocks(blocks: readonly Block[], { propsOf }: TableRows, key: SortKey, order: SortOrder): Block[] {
  const sign = order === 'desc' ? -1 : 1;
  const sort = <Value>(read: (props: SortProps) => Value, compare: (one: Value, other: Value) => number) =>
    blocks
      .map(block => ({ block, value: read(propsOf(block.rows[0])) }))
      .sort((one, other) => sign * compare(one.value, other.value))
      .map(({ block }) => block);
  return key.kind === 'number' ? sort(key.read, (one, other) => one - other) : sort(key.read, collator().compare);
}

const collators = new Map<string, Intl.Collator>();

/** Returns the alphabet of the page's language: `č` is a letter after `c`, in any browser. To make one takes as long as to sort. */
function collator(): Intl.Collator {
  const lang = document.documentElement.lang || 'sl';
  const made = collators.get(lang) ?? makeCollator(lang);
  collators.set(lang, made);
  return made;
}

function makeCollator(lang: string): Intl.Collator {
  try {
    return new Intl.Collator(lang);
  } catch {
    return new Intl.Collator('sl');
  }
}

/**
 * Shows the order in the headings and the sort-by filter, of which no option may have it.
 * @param pressed the heading that was clicked; default: the one with that order
 */
function showSort(table: Table, spec: SortSpec, params: SortParams, pressed?: Element): void {
  const headings = sortHeadings(table);
  const says = ({ heading }: SortHeading) => {
    const own = specOfHeading(params, heading);
    return own !== undefined && sameKey(own, spec);
  };
  const chosen = headings.find(({ heading }) => heading === pressed) ?? headings.find(says);
  const orders = headings.map(one => (one === chosen ? spec.order : undefined));
  flushSync(() => ordersOf(table).setState({ headings: orders, isOurs: true }));
  updateChoices(table, undefined, ({ filter, elements }, choice) => {
    if (filter.kind !== 'sort_by') return choice;
    const chosen = elements.filter(option => {
      const own = specOfOption(params, option);
      return own !== undefined && sameKey(own, spec) && own.order === spec.order;
    });
    return withOptions(
      choice,
      chosen.map(({ value }) => value),
    );
  });
}
