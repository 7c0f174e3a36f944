import { bus } from '../../../src/core/bus/bus';
import { loadMessages } from '../../../src/core/messages';
import { warnOnce } from '../../../src/core/report';
import { announce } from '../announce';
import { currentPage } from '../query/buildQuery';
import { readTableParams } from '../settings';
import type { Table } from '../table';
import { ownFrame } from '../table';
import { tMore } from './messages';

const DOTS = '.wcpt-infinite-scroll-dots';

/**
 * Loads the next page when the end of the rows comes within 100 px, or when another script asks for it with
 * `wcpt_infinite_scroll`. After a failure the end must come near anew, the connection come back, or the shopper ask.
 * Source: spec product-table 2.6, 4.1, 9.2; contract 13.
 */
export function startInfiniteScroll(table: Table): void {
  const { id, container, store, signal } = table;
  let dots: HTMLElement | undefined;
  let page = 1;
  let hasFailed = false;
  void loadMessages();

  const isIdle = () => store.getState().status === 'idle' && !container.classList.contains('wcpt-loading');
  const pageNow = () => currentPage(table, readTableParams().paginationSlug);
  const observer = new IntersectionObserver(
    entries => {
      if (entries.at(-1)?.isIntersecting && isIdle()) bus.emit('wcpt_infinite_scroll', {}, container);
    },
    { rootMargin: '100px' },
  );

  /** Looks at the end anew: an observer says nothing of an end that has stayed near. */
  function watch(): void {
    if (dots) observer.unobserve(dots);
    if (!dots?.isConnected) dots = ownFrame(table, DOTS)[0];
    if (dots) observer.observe(dots);
  }

  async function loadMore(): Promise<void> {
    if (!dots?.isConnected || !isIdle()) return;
    page = pageNow();
    hasFailed = true;
    const { turn } = store.getState();
    await table.query({ changes: [[`${id}_paged`, String(page + 1)]], append: true, purpose: 'infinite_scroll' });
    // Another query has taken its place.
    if (store.getState().turn > turn + 1) hasFailed = false;
  }

  function onMore(): void {
    hasFailed = false;
    const added = newRows(container);
    if (added && pageNow() <= page) warnStuck(container);
    // Else the same page would be asked for again and again.
    if (!added || pageNow() <= page) dots?.remove();
    const text = tMore('product-table.added', { n: added });
    announce(dots?.isConnected ? text : `${added ? `${text} ` : ''}${tMore('product-table.end')}`);
  }

  const target = container;
  bus.on('wcpt_infinite_scroll', (_, info) => info.target === container && void loadMore(), { target, signal });
  bus.on('wcpt_infinite_scroll_after_load', (more, info) => more.container === container && !info.foreign && onMore(), {
    signal,
  });
  bus.on('wcpt_after_every_load', (_, info) => info.target === container && watch(), { target, signal });
  window.addEventListener('online', () => hasFailed && void loadMore(), { signal });
  signal.addEventListener('abort', () => observer.disconnect());
  watch();
}

/** Products among the rows that were added: all after the last one that was set up. */
function newRows(container: Element): number {
  let count = 0;
  for (
    let row = container.querySelector('.wcpt-table > tbody')?.lastElementChild;
    row;
    row = row.previousElementSibling
  ) {
    if (row.classList.contains('wcpt-row--init')) break;
    if (!row.matches('.wcpt-child-row, .wcpt-row--category-heading')) count++;
  }
  return count;
}

function warnStuck(container: Element): void {
  warnOnce({
    where: 'product-table',
    element: container,
    found: 'the answer for the next page has not its number in data-wcpt-query-string',
    consequence: 'No more rows are loaded on scrolling.',
  });
}
