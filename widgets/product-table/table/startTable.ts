import { bus } from '../../../src/core/bus/bus';
import { watchTriggerMode } from '../features/filters/menus';
import { startSidebar } from '../features/filters/NavigationArea';
import { startChoices } from '../features/filters/navigationChange';
import { startOptionSearch } from '../features/filters/OptionSearch';
import { startOptionCounts } from '../features/filters/optionCounts';
import { startInstant } from '../features/instant/startInstant';
import { startLayout } from '../features/layout/startLayout';
import { startPaging } from '../features/paging/startPaging';
import { startPictures } from '../features/pictures/startPictures';
import { startQuantities } from '../features/quantities/quantityEvents';
import { startSelection } from '../features/selection/startSelection';
import { startVariations } from '../features/variations/startVariations';
import { startWishlist } from '../features/wishlist/startWishlist';
import { startCart } from './cart/startCart';
import { lazyPart, loadWithRows } from './lazyPart';
import { onTable } from './onTable';
import { takeBack } from './pressable';
import { PRICE_FIELD } from './price/prices';
import { startRowEvents, startRows } from './rowEvents';
import { inFreshRows } from './rows/freshRows';
import { fillPlaceholder, setUp } from './setUp';
import { readDevice, type Table, tables } from './table';

/** Starts every part of a table, then sets up the server's markup, or fetches it. Source: contract product-table 1.4. */
export function startTable(table: Table): void {
  const { container, signal, store } = table;
  tables.add(table);
  signal.addEventListener('abort', () => tables.delete(table));
  // Another script may have changed the class of the device view.
  onTable(table, 'wcpt_layout', () => store.setState({ device: readDevice(container) }));
  startChoices(table);
  watchTriggerMode(signal);
  startSidebar(table);
  startOptionCounts(table);
  startOptionSearch(table);
  startInstant(table);
  startPaging(table);
  startRowEvents(table);
  startRows(table);
  startPictures(table);
  // Before the parts that follow a row's choice.
  startVariations(table);
  startWishlist(table);
  startQuantities(table);
  startSelection(table);
  loadWithRows(table, namedPrices, () => inFreshRows(table, PRICE_FIELD).length > 0);
  loadWithRows(table, rowForms, () => inFreshRows(table, '.wcpt-add-to-cart-wrapper form').length > 0);
  startCart(table);
  startLayout(table);
  bus.on('berocket_ajax_filtering_end', () => takeOver(table), { signal });
  if (container.matches('.wcpt-lazy-load')) fillPlaceholder(table);
  else setUp(table);
  signal.addEventListener('abort', () => {
    takeBack(table);
    for (const row of container.querySelectorAll('.wcpt-row--init')) row.classList.remove('wcpt-row--init');
  });
}

/** Another script may have put other markup in. */
function takeOver(table: Table): void {
  table.replace(() => {});
  setUp(table);
}

const rowForms = lazyPart({
  load: async () => (await import('../features/addons/runAddons')).runAddons,
  found: 'the part for add-ons and measures did not load',
  consequence: 'The shop checks them when they are added.',
});

const namedPrices = lazyPart({
  load: async () => (await import('../features/namedPrices/namedPrices')).runNyp,
  found: 'the part for prices that the shopper names did not load',
  consequence: 'The shop checks such a price when it is added.',
});
