import { bus } from '../../../src/core/bus/bus';
import { reportError } from '../../../src/core/report';
import { ownFrame } from '../ownFrame';
import { lastValue } from '../query/pairs';
import type { Table } from '../table';
import { showPage } from './followPage';

/** A page that has gone, and the rest of the rows on scrolling. Source: spec product-table 2.6; contract 12, 13. */
export function startPaging(table: Table): void {
  const { container, signal } = table;
  let hasScroll = false;
  const afterLoad = () => {
    if (isBeyondEnd(table)) queueMicrotask(() => showPage(table, 1));
    if (hasScroll || !ownFrame(table, '.wcpt-infinite-scroll-dots').length) return;
    hasScroll = true;
    void loadInfiniteScroll(table);
  };
  const isOwn = (target: EventTarget) => target === container;
  bus.on('wcpt_after_every_load', (_, { target }) => isOwn(target) && afterLoad(), { target: container, signal });
}

/** Whether a page was asked for that has no rows: products may have gone since its number was printed. */
function isBeyondEnd(table: Table): boolean {
  const { purpose, sent } = table.store.getState();
  if (purpose !== 'paginate' || !(Number(lastValue(sent, `${table.id}_paged`)) > 1)) return false;
  return ownFrame(table, '.wcpt-no-results[data-wcpt-device]').length > 0;
}

async function loadInfiniteScroll(table: Table): Promise<void> {
  try {
    const { startInfiniteScroll } = await import('./infiniteScroll');
    if (!table.signal.aborted) startInfiniteScroll(table);
  } catch (cause) {
    reportError({
      where: 'product-table',
      element: table.container,
      found: 'the code that loads more rows did not come',
      consequence: 'The table shows its first rows only.',
      advice: 'Check that the folder of shop-widgets.js was uploaded whole.',
      cause,
    });
  }
}
