import { defineView } from '../../src/hydrate/defineView';
import { createSearchStore } from './store';
import { TableSearch } from './TableSearch';

/**
 * Takes over a search box for all products, `.wcpt-global-search`. Source: spec product-table 2.5; contract 9.
 * @throws MarkupError when it has no form with a field
 */
export const mount = defineView('table-search', HTMLElement, marker => {
  const store = createSearchStore(marker);
  return { render: () => <TableSearch store={store} />, start: store.start };
});
