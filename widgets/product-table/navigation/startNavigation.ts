import type { Table } from '../table';
import { startMenus } from './menus';
import { startSearch } from './search';
import { startSidebar } from './sidebar';

/** Has a table's header and sidebar listen. Source: spec product-table 2.4. */
export function startNavigation(table: Table): void {
  startMenus(table);
  startSearch(table);
  startSidebar(table);
}
