import { addEvents } from '../../src/core/bus/channel';
import { productTableEvents } from '../../src/core/bus/events/productTable';
import { tableRowEvents } from '../../src/core/bus/events/tableRows';
import { whenJQuery } from '../../src/core/bus/jquery';
import { MarkupError } from '../../src/core/errors';
import { type HydratedWidget, type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { features } from './features';
import { offerGlobals } from './features/globals/globals';
import { createTable } from './table/createTable';
import { ownFrame } from './table/own';
import { ProductTable } from './table/ProductTable';
import { tableCache } from './table/query/answers';
import { startTable } from './table/startTable';

addEvents(productTableEvents);
addEvents(tableRowEvents);

/**
 * Takes over a product table, `.wcpt` or its placeholder `.wcpt-lazy-load`: its navigation, sorting, pages, rows and device
 * views.
 * @throws MarkupError when it has no id of digits
 */
function mountProductTable(marker: Element, options: HydrateOptions = {}): Mounted {
  const id = /^\d+$/.exec(marker.getAttribute('data-wcpt-table-id') ?? '')?.[0];
  if (!(marker instanceof HTMLElement)) throw new MarkupError('product-table', marker, 'it is no HTML element');
  if (!id) throw new MarkupError('product-table', marker, 'its data-wcpt-table-id is no number');
  const ended = new AbortController();
  // Before its first events: their listeners call functions of the table.
  whenJQuery(offerGlobals, ended.signal);
  tableCache();
  let root: HydratedWidget | undefined;
  const replace = (change: () => void) => (root ? root.replace(change) : change());
  const table = createTable(marker, id, ended.signal, replace, features);
  return hydrateWidget('product-table', marker, () => <ProductTable table={table} />, {
    ...options,
    // Callers rely on the table when this returns.
    atOnce: true,
    // A caller with `onMounted` does not.
    startsLater: options.onMounted !== undefined,
    // Other scripts freeze headings, which they clone, or put other markup in.
    externalChanges: {
      parts: () => ownFrame(table, '.wcpt-heading, .wcpt-pagination'),
      sync: table.sync,
    },
    start(signal, started) {
      root = started;
      signal.addEventListener('abort', () => ended.abort(), { once: true });
      startTable(table);
    },
  });
}

export { mountProductTable as mount };
