import type { Table } from '../table';
import { startAccordions } from './accordions';
import { startChips } from './chips';
import { startChoices } from './choices';
import { startDates } from './dates';
import { startDynamicFilters } from './dynamic/startDynamicFilters';
import { startMenus } from './menus';
import { startModal } from './modal/startModal';
import { startOptionSearch } from './optionSearch/startOptionSearch';
import { startRanges } from './ranges';
import { startReset } from './reset';
import { startSearch } from './search';
import { startSidebar } from './sidebar';
import { startTerms } from './terms';

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
