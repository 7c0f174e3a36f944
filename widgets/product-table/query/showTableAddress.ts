import { ownFrame } from '../ownFrame';
import { readTableParams } from '../params';
import { isOn } from '../settings';
import { settingsOf, shownDevice, type Table, tableIds } from '../table';
import { showAddress, tableAddress } from './browserUrl';
import { currentQuery } from './currentQuery';

/** Shows the table's state in the browser's address, unless its settings forbid. Source: contract product-table 2.7. */
export function showTableAddress(table: Table): void {
  const settings = settingsOf(table);
  if (isOn(settings, 'disable_url_update')) return;
  const { paginationSlug, hasPaths } = readTableParams();
  const infinite =
    isOn(settings, `${shownDevice(table)}_infinite_scroll`) || ownFrame(table, '.wcpt-infinite-scroll-dots').length > 0;
  const url = tableAddress(new URL(location.href), {
    id: table.id,
    query: currentQuery(table),
    tables: tableIds(),
    dropsPage: infinite || table.store.getState().purpose === 'infinite_scroll',
    pageSlug: isOn(settings, '_archive') ? paginationSlug : '',
    hasPaths,
  });
  showAddress(table.container, url);
}
