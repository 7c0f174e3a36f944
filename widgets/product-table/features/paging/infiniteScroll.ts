import { bus } from '../../../../src/core/bus/bus';
import { announceNow } from '../../../../src/core/cart/liveRegion';
import { warnOnce } from '../../../../src/core/report';
import { AFTER_LOAD, onTable } from '../../table/onTable';
import { own } from '../../table/own';
import { currentPage } from '../../table/query/buildQuery';
import { tNavigation } from '../../table/query/messages';
import { isWaiting, type Status } from '../../table/query/status';
import { freshRows } from '../../table/rows/freshRows';
import { HIDDEN } from '../../table/rows/row';
import { readTableParams } from '../../table/settings';
import { endRows, type Table, waitsForButton } from '../../table/table';

/** Events of a shopper who scrolls; a page that is shorter than the window dispatches no `scroll`. */
const SCROLLS = ['scroll', 'wheel', 'touchmove'];
const SCROLL_KEYS = /^(?:End|PageDown|ArrowDown)$/;

/** Whether the next page was asked for and has not come. */
const hasMoreFailed = (status: Status): boolean => status.is === 'failed' && status.purpose === 'infinite_scroll';

/**
 * Loads the next page when the end of the rows comes within 100 px, or another script asks for it. After a failure the end must
 * come near anew, the connection come back, or the shopper ask. While an instant search hides rows, each page waits for the
 * shopper to scroll: the end is near most of the time then.
 * @param dots the element at the end of the rows
 */
export function loadAtEnd(table: Table, dots: HTMLElement, signal: AbortSignal): void {
  const { id, container, store } = table;
  /** Rows that have come and are not announced yet. */
  let added: readonly HTMLElement[] | undefined;
  let isNear = false;
  /** The page after which the next one was asked for. */
  let askedAfter = 0;
  /** Whether the shopper has scrolled since the last page was asked for. */
  let hasScrolled = false;

  const isIdle = () => !isWaiting(store.getState().status) && store.getState().hold === 'none';
  const pageNow = () => currentPage(table, readTableParams().paginationSlug);
  const observer = new IntersectionObserver(
    entries => {
      isNear = entries.at(-1)?.isIntersecting === true;
      goOn();
    },
    { rootMargin: '100px' },
  );

  function goOn(): void {
    if (!isNear || !isIdle() || waitsForButton(store.getState()) || (!hasScrolled && own(table, HIDDEN).length)) return;
    hasScrolled = false;
    bus.emit('wcpt_infinite_scroll', {}, container);
  }

  function onScroll(): void {
    hasScrolled = true;
    if (!hasMoreFailed(store.getState().status)) goOn();
  }

  /** Observes the end anew: an observer does not report an end that has stayed near. */
  function watch(): void {
    isNear = false;
    observer.unobserve(dots);
    observer.observe(dots);
  }

  async function loadMore(): Promise<void> {
    if (!dots.isConnected || !isIdle()) return;
    askedAfter = pageNow();
    await table.query({ changes: [[`${id}_paged`, String(askedAfter + 1)]], append: true, purpose: 'infinite_scroll' });
  }

  function onMore(): void {
    // Fresh rows are those that are not set up yet.
    added = freshRows(table).filter(row => !row.matches('.wcpt-child-row, .wcpt-row--category-heading'));
    const isStuck = pageNow() <= askedAfter;
    if (added.length && isStuck) {
      warnOnce({
        where: 'product-table',
        element: container,
        found: 'the answer for the next page has not its number in data-wcpt-query-string',
        consequence: 'No more rows are loaded on scrolling.',
      });
    }
    // Otherwise the same page would be asked for again and again.
    if (!added.length || isStuck) endRows(table);
  }

  /** Announces the rows that have come; an instant search has hidden some by now. */
  function announceMore(): void {
    if (!added) return;
    const n = added.filter(row => !row.matches(HIDDEN)).length;
    added = undefined;
    const more = n > 0 ? tNavigation('product-table.added', { n }) : '';
    const end = store.getState().isOver ? tNavigation('product-table.end') : '';
    if (more || end) announceNow(`${more} ${end}`.trim());
  }

  const living = { container, signal };
  onTable(living, 'wcpt_infinite_scroll', () => void loadMore());
  bus.on('wcpt_infinite_scroll_after_load', (more, info) => more.container === container && !info.foreign && onMore(), {
    signal,
  });
  onTable(living, 'wcpt_after_every_load', watch);
  onTable(living, 'wcpt_layout', ({ source }) => source === AFTER_LOAD && announceMore());
  // In the capture phase: a box that scrolls by itself raises `scroll` there alone.
  for (const type of SCROLLS) window.addEventListener(type, onScroll, { capture: true, passive: true, signal });
  window.addEventListener('keydown', ({ key }) => SCROLL_KEYS.test(key) && onScroll(), { signal });
  window.addEventListener('online', () => hasMoreFailed(store.getState().status) && void loadMore(), { signal });
  // An end that came near while the table was blocked is not reported again.
  const unsubscribe = store.subscribe(({ hold, status }, before) => {
    if (before.hold !== 'none' && hold === 'none' && !hasMoreFailed(status)) watch();
  });
  signal.addEventListener('abort', () => {
    unsubscribe();
    observer.disconnect();
  });
  watch();
}
