import { ownFrame } from '../frame';
import { navigations } from '../query/serialise';
import { HEADING, ICONS, iconOf } from '../sorting/headingSort';
import { markSortable } from '../sorting/markSortable';
import type { Table } from '../table';
import { type SortParams, specOfHeading, specOfOption } from './sortParams';
import { type SortSpec, sameKey } from './sortSpec';

/**
 * Shows by what the table is sorted: in its headings, and in the sort-by filter, where no option is chosen when none says
 * it. Source: contract product-table 32.2.
 * @param pressed the heading that was clicked; else the one that says it
 */
export function showSort(table: Table, spec: SortSpec, params: SortParams, pressed?: Element): void {
  const headings = ownFrame(table, `${HEADING} ${ICONS}`).flatMap(icons => {
    const heading = icons.closest(HEADING);
    return heading ? [{ icons, heading }] : [];
  });
  const says = ({ heading }: { readonly heading: Element }) => {
    const own = specOfHeading(params, heading);
    return own !== undefined && sameKey(own, spec);
  };
  const chosen = headings.find(({ heading }) => heading === pressed) ?? headings.find(says);
  for (const { icons } of headings) {
    icons.classList.remove('wcpt-sorting-asc', 'wcpt-sorting-desc');
    for (const icon of icons.querySelectorAll('.wcpt-sorting-icon'))
      icon.classList.remove('wcpt-active', 'wcpt-inactive');
  }
  chosen?.icons.classList.add(`wcpt-sorting-${spec.order}`);
  if (chosen) iconOf(chosen.icons, spec.order)?.classList.add('wcpt-active');
  markSortable(table);
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
