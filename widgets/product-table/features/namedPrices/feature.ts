import { lazyPart, loadWithRows } from '../../table/lazyPart';
import { PRICE_FIELD } from '../../table/price/prices';
import { inFreshRows } from '../../table/rows/freshRows';
import type { Feature } from '../../table/table';

const prices = lazyPart({
  load: async () => (await import('./namedPrices')).runNyp,
  found: 'the part for prices that the shopper names did not load',
  consequence: 'The shop checks such a price when it is added.',
});

/** Prices that shoppers name. */
export const namedPrices: Feature = {
  start: table => loadWithRows(table, prices, () => inFreshRows(table, PRICE_FIELD).length > 0),
};
