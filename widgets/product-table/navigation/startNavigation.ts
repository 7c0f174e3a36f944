import type { Table } from '../table';
import { startChips } from './chips';
import { startChoices, startTerms } from './choices';
import { startDates } from './dates';
import { startDynamicFilters } from './dynamic/startDynamicFilters';
import { startMenus } from './menus';
import { startModal } from './modal/startModal';
import { startOptionSearch } from './optionSearch/startOptionSearch';
import { startRanges } from './ranges';
import { startReset } from './reset';
import { startSearch } from './search';
import { startAccordions, startSidebar } from './sidebar';

/** Has a table's header and sidebar listen. Source: spec product-table 2.4. */
export function startNavigation(table: Table): void {
  // Before the choices, whose labels it is in.
  startAccordions(table);
  startChoices(table);
  startRanges(table);
  startDates(table);
  startChips(table);
  startReset(table);
  startTerms(table);
  startMenus(table);
  startSearch(table);
  startSidebar(table);
  startDynamicFilters(table);
  startModal(table);
  startOptionSearch(table);
}
