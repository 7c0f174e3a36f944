import { flushSync } from 'react-dom';
import { announce } from '../announce';
import { refreshHeadings } from '../navigation/headingFeedback';
import { navigations } from '../query/serialise';
import { isOn } from '../settings';
import { HEADING, type SortHeading, type SortOrder, sortHeadings } from '../sorting/headingSort';
import { settingsOf, type Table } from '../table';
import { tInstant } from './messages';
import type { Block } from './placeRows';
import {
  inOrder,
  readSortParams,
  readSpec,
  type SortKey,
  type SortParams,
  type SortSpec,
  sameKey,
  sortKey,
  specOfHeading,
  specOfOption,
} from './sortParams';
import type { SortRequest } from './startInstant';
import { rowProps, type TableRows } from './tableRows';

/** Sorting of a table's rows. */
interface InstantSort {
  /** @returns false when only the server can sort by that */
  readonly sort: (request: SortRequest) => boolean;
  /** Sorts rows that are new as those that were there. */
  readonly update: () => void;
}

/** Sorts the rows that are there, without the server. Source: spec product-table 2.4, 9.4; contract 32.2. */
export function createInstantSort(table: Table, rows: TableRows): InstantSort {
  const { container, store, signal } = table;
  let sorted: SortSpec | undefined;

  const apply = (spec: SortSpec, params: SortParams, heading?: Element): boolean => {
    const key = sortKey(spec);
    if (!key) return false;
    const groups = rows.groups();
    rows.reorder(groups.map(group => ({ ...group, blocks: sortBlocks(group.blocks, key, spec.order) })));
    showSort(table, spec, params, heading);
    refreshHeadings(table);
    sorted = spec;
    return true;
  };

  // Who comes to the table may be about to sort it.
  for (const type of ['pointerover', 'focusin']) {
    container.addEventListener(type, () => rows.readAhead(rowProps), { once: true, signal });
  }

  return {
    sort(request) {
      const params = readSortParams(container);
      const spec = requested(request, params);
      const isHeading = 'heading' in request;
      if (!spec || !apply(spec, params, isHeading ? request.heading : undefined)) return false;
      // Another script says by itself what it does.
      if ('spec' in request) return true;
      const by = (isHeading ? request.heading : request.option.closest('label'))?.textContent.trim() ?? '';
      announce(
        isHeading ? tInstant(`product-table.sorted_${spec.order}`, { by }) : tInstant('product-table.sorted', { by }),
      );
      return true;
    },
    update() {
      const { purpose } = store.getState();
      // These ask for an order themselves.
      const isServers = purpose === 'filter' || purpose === 'lazy_load' || purpose === 'column_heading_sort';
      if (isServers || !isOn(settingsOf(table), 'instant_sort')) sorted = undefined;
      if (sorted) apply(sorted, readSortParams(container));
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

/** A copy in order; blocks with equal keys stay as they are. */
function sortBlocks(blocks: readonly Block[], key: SortKey, order: SortOrder): Block[] {
  const sign = order === 'desc' ? -1 : 1;
  if (key.kind === 'number') return sorted(blocks, key.read, (one, other) => sign * (one - other));
  const { compare } = collator();
  return sorted(blocks, key.read, (one, other) => sign * compare(one, other));
}

function sorted<Key>(
  blocks: readonly Block[],
  read: (props: ReturnType<typeof rowProps>) => Key,
  compare: (one: Key, other: Key) => number,
): Block[] {
  const keyed = blocks.map(block => ({ block, key: read(rowProps(block.rows[0])) }));
  return keyed.sort((one, other) => compare(one.key, other.key)).map(({ block }) => block);
}

/** The order of letters in the page's language: `č` is a letter after `c`, in any browser. */
function collator(): Intl.Collator {
  try {
    return new Intl.Collator(document.documentElement.lang || 'sl');
  } catch {
    return new Intl.Collator('sl');
  }
}

/**
 * Shows by what the table is sorted: in its headings, and in the sort-by filter, where no option is chosen when none says
 * it. Source: contract product-table 32.2.
 * @param pressed the heading that was clicked; else the one that says it
 */
function showSort(table: Table, spec: SortSpec, params: SortParams, pressed?: Element): void {
  const headings = sortHeadings(table);
  const says = ({ heading }: SortHeading) => {
    const own = specOfHeading(params, heading);
    return own !== undefined && sameKey(own, spec);
  };
  const chosen = headings.find(({ heading }) => heading === pressed) ?? headings.find(says);
  const orders = headings.map(one => (one === chosen ? spec.order : undefined));
  flushSync(() => table.store.setState({ orders: { headings: orders, isOurs: true } }));
  for (const navigation of navigations(table)) {
    for (const option of navigation.querySelectorAll<HTMLInputElement>(
      '[data-wcpt-filter="sort_by"] input[type="radio"]',
    )) {
      const own = specOfOption(params, option);
      const isChosen = own !== undefined && sameKey(own, spec) && own.order === spec.order;
      option.checked = isChosen;
      option.closest('label')?.classList.toggle('wcpt-active', isChosen);
    }
  }
}
