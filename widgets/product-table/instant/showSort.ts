import { flushSync } from 'react-dom';
import { navigations } from '../query/serialise';
import { type SortHeading, sortHeadings } from '../sorting/orders';
import type { Table } from '../table';
import { type SortParams, specOfHeading, specOfOption } from './sortParams';
import { type SortSpec, sameKey } from './sortSpec';

/**
 * Shows by what the table is sorted: in its headings, and in the sort-by filter, where no option is chosen when none says
 * it. Source: contract product-table 32.2.
 * @param pressed the heading that was clicked; else the one that says it
 */
export function showSort(table: Table, spec: SortSpec, params: SortParams, pressed?: Element): void {
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
