import { announce } from '../announce';
import { refreshHeadings } from '../navigation/headingFeedback';
import { isOn } from '../settings';
import { HEADING } from '../sorting/headingSort';
import { settingsOf, type Table } from '../table';
import { tInstant } from './messages';
import { rowProps } from './rowProps';
import { showSort } from './showSort';
import { sortBlocks } from './sortBlocks';
import { sortKey } from './sortKey';
import { readSortParams, type SortParams, specOfHeading, specOfOption } from './sortParams';
import { inOrder, type SortSpec } from './sortSpec';
import type { SortRequest } from './startInstant';
import type { TableRows } from './tableRows';

/** Sorting of a table's rows. */
export interface InstantSort {
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
  if (!('heading' in request)) return specOfOption(params, request.option);
  const heading = request.heading.closest(HEADING);
  const spec = heading ? specOfHeading(params, heading) : undefined;
  return spec && inOrder(spec, request.order);
}
