import { lazyPart, loadWithRows } from '../lazyPart';
import { inFreshRows } from '../rows/freshRows';
import type { Table } from '../table';

const rowForms = lazyPart({
  load: async () => (await import('./runAddons')).runAddons,
  found: 'the part for add-ons and measures did not load',
  consequence: 'The shop checks them when they are added.',
});

/** Loads the checks of products' forms in rows with the first such form. Source: spec product-table 1; contract 1.4 step 4, 17.1. */
export const startAddons = (table: Table): void =>
  loadWithRows(table, rowForms, () => inFreshRows(table, '.wcpt-add-to-cart-wrapper form').length > 0);
