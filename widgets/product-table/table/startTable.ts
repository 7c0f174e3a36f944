import { bus } from '../../../src/core/bus/bus';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { showKnownCart } from './cart/startCart';
import { AFTER_LOAD, onTable } from './onTable';
import { takeBack } from './pressable';
import { tableCache } from './query/answers';
import { showTableAddress } from './query/browserUrl';
import { currentQuery } from './query/buildQuery';
import { freshRows } from './rows/freshRows';
import { readDevice, settingsOf, type Table, tables } from './table';

/** Starts every feature of a table, then sets up the server's markup, or fetches it. */
export function startTable(table: Table): void {
  const { container, signal, store, features } = table;
  tables.add(table);
  // Scripts of the page look into it before the first answer.
  tableCache();
  signal.addEventListener('abort', () => tables.delete(table));
  // Another script may have changed the class of the device view.
  onTable(table, 'wcpt_layout', () => store.setState({ device: readDevice(container) }));
  for (const feature of features) feature.start?.(table);
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

/** Sets up new markup in the order that other scripts rely on. See contract/product-table.md#set-up. */
export function setUp(table: Table): void {
  const { container } = table;
  const rows = freshRows(table);
  table.ready.markAll();
  pageJQuery()?.(container).data('wcpt_new_rows', pageJQuery()?.(rows)).data('wcpt_sc_attrs', settingsOf(table));
  bus.emit('wcpt_before_every_load', {}, container);
  for (const feature of table.features) feature.prepare?.(table, rows);
  showTableAddress(table);
  bus.emit('wcpt_after_every_load', {}, container);
  bus.emit('wcpt_after_ajax', {}, container);
  table.ready.add(rows);
  showKnownCart(table);
  bus.emit('wcpt_layout', { source: AFTER_LOAD }, container);
}

/** Makes a placeholder a table and fetches its rows. See contract/product-table.md#container. */
export function fillPlaceholder(table: Table): void {
  const { id, container } = table;
  container.classList.add('wcpt', `wcpt-${id}`);
  container.classList.remove('wcpt-lazy-load');
  container.id = `wcpt-${id}`;
  void table.query({ changes: currentQuery(table), append: false, purpose: 'lazy_load' });
}
