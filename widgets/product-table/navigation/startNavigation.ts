import type { Table } from '../table';
import { startDynamicFilters } from './dynamic/startDynamicFilters';
import { startMenus } from './menus';
import { startModal } from './modal/startModal';
import { startOptionSearch } from './optionSearch/startOptionSearch';
import { startSearch } from './search';
import { startSidebar } from './sidebar';

/** Has a table's header and sidebar listen. Source: spec product-table 2.4. */
export function startNavigation(table: Table): void {
  startMenus(table);
  startSearch(table);
  startSidebar(table);
  startDynamicFilters(table);
  startModal(table);
  startOptionSearch(table);
}
