import { bus } from '../../../src/core/bus/bus';
import { isRecord } from '../../../src/core/bus/wire';
import { forgetTable } from '../query/cache';
import { isOn } from '../settings';
import { settingsOf, type Table } from '../table';
import { cartTraffic } from './sendCart';
import { tables } from './tables';

/** Tables that wait for the cart, and whether they are to be loaded anew. */
const waiting = new Map<Table, boolean>();

/**
 * Has tables whose settings want it wait while the cart changes, and load anew afterwards; a failed change lets them go as
 * well. Source: spec product-table 4.1; contract 17.5 "refresh_table / block_table".
 */
export function blockTables(signal: AbortSignal): void {
  bus.on(
    'wcpt_cart_request',
    ({ request: { wcpt_payload: payload } }) => {
      if (payload.skip_cart_triggers || payload.use_cache) return;
      for (const table of tables) {
        const settings = settingsOf(table);
        const isRefreshed = isOn(settings, 'refresh_table');
        if (!isRefreshed && !isOn(settings, 'block_table')) continue;
        waiting.set(table, isRefreshed);
        table.container.classList.add('wcpt-loading');
        table.container.classList.toggle('wcpt-refreshing', isRefreshed);
      }
    },
    { signal },
  );
  bus.on('wcpt_cart', ({ result }) => isSilent(result) || release(true), { signal });
  // However a call ends, nobody waits for it any longer.
  const unsubscribe = cartTraffic.subscribe(({ sent }) => sent === undefined && release(false));
  signal.addEventListener('abort', () => {
    unsubscribe();
    release(false);
  });
}

const isSilent = ({ payload, is_cache }: Readonly<Record<string, unknown>>): boolean =>
  is_cache === true || (isRecord(payload) && Boolean(payload.skip_cart_triggers));

function release(hasChanged: boolean): void {
  for (const [table, isRefreshed] of waiting) {
    waiting.delete(table);
    if (table.signal.aborted) continue;
    table.container.classList.remove('wcpt-loading', 'wcpt-refreshing');
    if (!isRefreshed || !hasChanged) continue;
    table.container.classList.add('wcpt-refreshing');
    forgetTable(table.id);
    void table.query({ changes: [], append: true, purpose: 'refresh_table' });
  }
}
