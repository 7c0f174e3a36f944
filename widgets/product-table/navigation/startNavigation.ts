import { startTerms } from '../show/showTerm';
import type { Table } from '../table';
import { startChoices } from './choices';
import { startDynamicFilters } from './dynamic/startDynamicFilters';
import { watchTriggerMode } from './menus';
import { startOptionSearch } from './optionSearch/startOptionSearch';
import { startSidebar } from './sidebar';

/** Has a table's header and sidebar listen. Source: spec product-table 2.4. */
export function startNavigation(table: Table): void {
  startChoices(table);
  startTerms(table);
  watchTriggerMode(table.signal);
  startSidebar(table);
  startDynamicFilters(table);
  startOptionSearch(table);
}
