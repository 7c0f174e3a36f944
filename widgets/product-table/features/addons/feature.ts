import { lazyPart, loadWithRows } from '../../table/lazyPart';
import { inFreshRows } from '../../table/rows/freshRows';
import type { Feature } from '../../table/table';

const rowForms = lazyPart({
  load: async () => (await import('./runAddons')).runAddons,
  found: 'the part for add-ons and measures did not load',
  consequence: 'The shop checks them when they are added.',
});

/** Add-ons and measures in rows. */
export const addons: Feature = {
  start: table => loadWithRows(table, rowForms, () => inFreshRows(table, '.wcpt-add-to-cart-wrapper form').length > 0),
};
