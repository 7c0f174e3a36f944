import { lazyPart } from '../lazyPart';
import { PRICE_FIELD } from '../price/prices';
import { inFreshRows } from '../rows/freshRows';
import type { Table } from '../table';

/** Brings what checks prices that the shopper names, with the first row that asks for one. Source: contract product-table 28. */
export function startNyp(table: Table): void {
  lazyPart(table, {
    isWanted: () => inFreshRows(table, PRICE_FIELD).length > 0,
    load: async () => (await import('./runNyp')).runNyp,
    found: 'the part for prices that the shopper names did not load',
    consequence: 'The shop checks such a price when it is added.',
  });
}
