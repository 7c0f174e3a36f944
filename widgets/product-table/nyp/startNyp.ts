import { bus } from '../../../src/core/bus/bus';
import { loadMessages } from '../../../src/core/messages';
import { reportError } from '../../../src/core/report';
import { inFreshRows } from '../rows/freshRows';
import type { Table } from '../table';

/** Brings what checks prices that the shopper names, with the first row that asks for one. Source: contract product-table 28. */
export function startNyp(table: Table): void {
  const { container, signal } = table;
  let loading: Promise<void> | undefined;
  let ready = () => {};
  const load = async () => {
    try {
      const { runNyp } = await import('./runNyp');
      await loadMessages();
      if (signal.aborted) return;
      ready = runNyp(table);
      ready();
    } catch (cause) {
      reportError({
        where: 'product-table',
        element: container,
        found: 'the part for prices that the shopper names did not load',
        consequence: 'The shop checks such a price when it is added.',
        cause,
      });
    }
  };
  bus.on(
    'wcpt_after_every_load',
    (_, { target }) => {
      if (target !== container) return;
      if (loading) ready();
      else if (inFreshRows(table, '.wcpt-name-your-price--input').length) loading = load();
    },
    { target: container, signal },
  );
}
