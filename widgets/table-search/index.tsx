import { MarkupError } from '../../src/core/errors';
import { type HydrateOptions, hydrateWidget, type Mounted } from '../../src/hydrate';
import { createSearchStore } from './store';
import { TableSearch } from './TableSearch';

/**
 * Takes over a search box for all products, `.wcpt-global-search`. Source: spec product-table 2.5; contract 9.
 * @throws MarkupError when it has no form with a field
 */
function mountTableSearch(marker: Element, options: HydrateOptions = {}): Mounted {
  if (!(marker instanceof HTMLElement)) throw new MarkupError('table-search', marker, 'it is no HTML element');
  const store = createSearchStore(marker);
  return hydrateWidget('table-search', marker, () => <TableSearch store={store} />, { ...options, start: store.start });
}

export { mountTableSearch as mount };
