import { bus } from '../../../src/core/bus/bus';
import { onTable } from './onTable';
import { takeBack } from './pressable';
import { fillPlaceholder, setUp } from './setUp';
import { readDevice, type Table, tables } from './table';

/** Starts every feature of a table, then sets up the server's markup, or fetches it. Source: contract product-table 1.4. */
export function startTable(table: Table): void {
  const { container, signal, store, features } = table;
  tables.add(table);
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
