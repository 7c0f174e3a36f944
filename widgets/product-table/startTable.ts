import { bus } from '../../src/core/bus/bus';
import { startCart } from './cart/startCart';
import { startInstant } from './instant/startInstant';
import { startLayout } from './layout/startLayout';
import { lazyPart, loadWithRows } from './lazyPart';
import { watchTriggerMode } from './navigation/menus';
import { startSidebar } from './navigation/NavigationArea';
import { startChoices } from './navigation/navigationChange';
import { startOptionSearch } from './navigation/OptionSearch';
import { startOptionCounts } from './navigation/optionCounts';
import { onTable } from './onTable';
import { startPaging } from './paging/startPaging';
import { startPictures } from './pictures/startPictures';
import { takeBack } from './pressable';
import { PRICE_FIELD } from './price/prices';
import { startQuantities } from './quantity/quantityEvents';
import { startRowEvents, startRows } from './rowEvents';
import { inFreshRows } from './rows/freshRows';
import { startSelection } from './selection/startSelection';
import { fillPlaceholder, setUp } from './setUp';
import { readDevice, type Table, tables } from './table';
import { startVariations } from './variations/startVariations';
import { startWishlist } from './wishlist/startWishlist';

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
  load: async () => (await import('./addons/runAddons')).runAddons,
  found: 'the part for add-ons and measures did not load',
  consequence: 'The shop checks them when they are added.',
});

const namedPrices = lazyPart({
  load: async () => (await import('./nyp/namedPrice')).runNyp,
  found: 'the part for prices that the shopper names did not load',
  consequence: 'The shop checks such a price when it is added.',
});
