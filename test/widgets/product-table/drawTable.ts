import { createElement } from 'react';
import { onTestFinished } from 'vitest';
import { type HydratedWidget, hydrateWidget } from '../../../src/hydrate';
import { features } from '../../../widgets/product-table/features';
import { createTable } from '../../../widgets/product-table/table/createTable';
import { ProductTable } from '../../../widgets/product-table/table/ProductTable';
import type { Table } from '../../../widgets/product-table/table/table';
import { find } from '../../hydrate/page';

/** A table of a page, what it is drawn by, and what ends it. */
export interface DrawnTable {
  readonly table: Table;
  readonly root: HydratedWidget;
  readonly ended: AbortController;
}

/** Puts a page whose table is drawn, and of which nothing else is started, until the test ends. */
export function drawTable(html: string): DrawnTable {
  document.body.innerHTML = html;
  const ended = new AbortController();
  const table = createTable(find(document, '.wcpt'), '12', ended.signal, change => root.replace(change), features);
  const root = hydrateWidget('product-table', table.container, () => createElement(ProductTable, { table }), {
    atOnce: true,
    externalChanges: { parts: () => [], sync: table.sync },
  });
  onTestFinished(() => {
    ended.abort();
    root.unmount();
    document.body.replaceChildren();
  });
  return { table, root, ended };
}
