import { bus } from '../../src/core/bus/bus';
import { startAddons } from './addons/RowForm';
import { startCart } from './cart/startCart';
import { fillPlaceholder, setUp } from './container/setUp';
import { startInstant } from './instant/startInstant';
import { startLayout } from './layout/startLayout';
import { startNavigation } from './navigation/startNavigation';
import { startNyp } from './nyp/NamePrice';
import { startPaging } from './paging/startPaging';
import { startPictures } from './pictures/Picture';
import { startQuantities } from './quantity/startQuantities';
import { restoreState } from './query/browserUrl';
import { startColdRows } from './rows/Row';
import { startRows } from './rows/startRows';
import { startSelection } from './selection/startSelection';
import type { Table } from './table';
import { startTooltips } from './tooltips/TooltipPart';
import { startVariations } from './variations/startVariations';
import { startWishlist } from './wishlist/WishlistButton';

/** Has every part of a table listen, then readies what the server sent, or fetches it. Source: contract product-table 1.4. */
export function startTable(table: Table): void {
  const { container, signal } = table;
  startNavigation(table);
  startInstant(table);
  startPaging(table);
  startColdRows(table);
  startRows(table);
  startPictures(table);
  // Before what follows a row's choice: it is kept by then.
  startVariations(table);
  startWishlist(table);
  startQuantities(table);
  startSelection(table);
  startNyp(table);
  startAddons(table);
  startCart(table);
  startTooltips(table);
  startLayout(table);
  restoreState(table);
  bus.on('berocket_ajax_filtering_end', () => takeOver(table), { signal });
  if (container.matches('.wcpt-lazy-load')) fillPlaceholder(table);
  else setUp(table);
  signal.addEventListener('abort', () => {
    for (const row of container.querySelectorAll('.wcpt-row--init')) row.classList.remove('wcpt-row--init');
    container.classList.remove('wcpt-loading', 'wcpt-refreshing', 'wcpt-infinite-scroll-loading-results');
  });
}

/** Another script may have put other markup in. */
function takeOver(table: Table): void {
  table.replace(() => {});
  setUp(table);
}
