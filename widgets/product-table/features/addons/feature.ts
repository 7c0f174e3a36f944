import { lazyPart, loadWithRows } from '../../table/lazyPart';
import { PRICE_FIELD } from '../../table/price/prices';
import { inFreshRows } from '../../table/rows/freshRows';
import type { Feature } from '../../table/table';

const namedPrices = lazyPart({
  load: async () => (await import('./namedPrices')).runNyp,
  found: 'the part for prices that the shopper names did not load',
  consequence: 'The shop checks such a price when it is added.',
});

const rowForms = lazyPart({
  load: async () => (await import('./runAddons')).runAddons,
  found: 'the part for add-ons and measures did not load',
  consequence: 'The shop checks them when they are added.',
});

/** What changes a row's price: prices that shoppers name, add-ons and measures. */
export const addons: Feature = {
  start(table) {
    loadWithRows(table, namedPrices, () => inFreshRows(table, PRICE_FIELD).length > 0);
    loadWithRows(table, rowForms, () => inFreshRows(table, '.wcpt-add-to-cart-wrapper form').length > 0);
  },
};
