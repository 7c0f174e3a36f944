import { ownFrame } from '../ownFrame';
import type { Table } from '../table';

const ROW = '.wcpt-filter-row.wcpt-ratio-flex_justified';

/** Has menus that begin right of their row's middle open to the left. Source: contract product-table 3.3. */
export function openLeft(table: Table): void {
  const dropdowns = ownFrame(table, ROW).flatMap(row => {
    const { left, width } = row.getBoundingClientRect();
    const middle = left + width / 2;
    return [...row.querySelectorAll('.wcpt-dropdown')].map(dropdown => ({
      dropdown,
      isRight: width > 0 && dropdown.getBoundingClientRect().left > middle,
    }));
  });
  for (const { dropdown, isRight } of dropdowns) dropdown.classList.toggle('wcpt-dropdown-open-left', isRight);
}
