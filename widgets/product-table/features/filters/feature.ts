import { watchTriggerMode } from '../../table/pageSwitches';
import { navigations } from '../../table/query/pairs';
import { updateChoices } from '../../table/query/updateChoices';
import type { Feature } from '../../table/table';
import { refreshReset } from './Chips';
import { readMenus } from './menus';
import { NavigationArea, PhoneButton, PhoneTemplate, startSidebar } from './NavigationArea';
import { startChoices } from './navigationChange';
import { navigationSlots } from './navigationSlots';
import { placeOptionSearch, startOptionSearch } from './OptionSearch';
import { startOptionCounts } from './optionCounts';
import { filtersOf, NO_COUNTS } from './state';
import { termParts } from './terms';

/** Filters, searches, chips, and the dialog of phones. */
export const filters: Feature = {
  slots: {
    ...navigationSlots,
    '.wcpt-navigation': NavigationArea,
    '.wcpt-rn-button': PhoneButton,
    '.wcpt-nav-modal-tpl': PhoneTemplate,
  },
  rowParts: () => termParts,
  sync(table) {
    placeOptionSearch(table);
    const { menus, counts, areas } = filtersOf(table).getState();
    const stays = areas.some(area => table.container.contains(area));
    filtersOf(table).setState({
      menus: readMenus(table, menus),
      counts: stays ? counts : NO_COUNTS,
      areas: navigations(table),
    });
  },
  prepare(table) {
    updateChoices(table);
    refreshReset(table);
  },
  start(table) {
    startChoices(table);
    watchTriggerMode(table.signal);
    startSidebar(table);
    startOptionCounts(table);
    startOptionSearch(table);
  },
};
