import type { TablePurpose } from '../../../../src/core/bus/events/productTable';
import { parseUrl } from '../../../../src/core/url';
import { lazyPart } from '../../table/lazyPart';
import { onTable } from '../../table/onTable';
import { ownFrame } from '../../table/own';
import { lastValue, pageInPath, parseQuery } from '../../table/query/pairs';
import { wantedPurpose } from '../../table/query/status';
import { readTableParams, tableSetting } from '../../table/settings';
import type { Table } from '../../table/table';

const endlessRows = lazyPart({
  load: async () => {
    const { loadAtEnd } = await import('./infiniteScroll');
    return () => loadAtEnd;
  },
  found: 'the code that loads more rows did not come',
  consequence: 'The table shows its first rows only.',
});

/** Loads more rows when the end of the rows comes near, as long as the sign at their end is there. */
export const followEnd = (table: Table, dots: HTMLElement, signal: AbortSignal): void =>
  endlessRows.run(table, follow => signal.aborted || follow(table, dots, signal));

/** Purposes whose query may ask for another page than the first. */
const OF_PAGES: readonly TablePurpose[] = ['paginate', 'refresh_table', 'filter'];

/** Shows the first page in place of one that has gone. See contract/product-table.md#pages-and-scrolling. */
export function startPaging(table: Table): void {
  onTable(table, 'wcpt_after_every_load', () => {
    const { purpose } = table.store.getState().answered;
    if (purpose && OF_PAGES.includes(purpose) && isBeyondEnd(table)) {
      queueMicrotask(() => showPage(table, 1, purpose));
    }
  });
}

/** Whether the requested page has no rows: products may have gone since its number was printed, or the shopper removes them. */
function isBeyondEnd(table: Table): boolean {
  const { added, answered } = table.store.getState();
  // With rows on scrolling, the answer begins with the first page.
  if (!(Number(lastValue(answered.query, `${table.id}_paged`)) - added > 1)) return false;
  return ownFrame(table, '.wcpt-no-results[data-wcpt-device]').length > 0;
}

type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/** Whether a link leads nowhere: the server only dims chevrons at the ends. */
export const isDeadEnd = (link: Element): boolean =>
  !link.getAttribute('href') ||
  (link instanceof HTMLElement && link.style.pointerEvents === 'none') ||
  link.getAttribute('aria-disabled') === 'true';

/** Shows the page that a link leads to, unless the browser is to. */
export function followPage(table: Table, link: Element, event: Click): void {
  if (link.matches('.dots, .current')) return;
  // A new tab shows that page by its address.
  if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const isArchive = tableSetting(table, '_archive');
  const isDead = isDeadEnd(link);
  if (!isDead && isArchive && tableSetting(table, 'disable_ajax')) return;
  event.preventDefault();
  if (isDead) return;
  const { paginationSlug: slug } = readTableParams();
  const page = pageOfLink(link.getAttribute('href') ?? '', { id: table.id, isArchive, slug });
  // In form mode a filter leads to the shop's page.
  const isWhole = isChanging(table) && !tableSetting(table, 'form_mode');
  showPage(table, page, isWhole ? 'filter' : 'paginate');
}

/** Whether the navigation is to change: a choice is on its way, or has failed and is shown. */
function isChanging({ store }: Table): boolean {
  const purpose = wantedPurpose(store.getState().status);
  return purpose !== null && purpose !== 'paginate' && purpose !== 'refresh_table';
}

const showPage = ({ id, query }: Pick<Table, 'id' | 'query'>, page: number, purpose: TablePurpose): void =>
  void query({ changes: [[`${id}_paged`, String(page)]], append: true, purpose });

interface PageAddresses {
  readonly id: string;
  /** The table is the page's archive: its pages are `/{slug}/2/` or `?{slug}=2`. */
  readonly isArchive: boolean;
  readonly slug: string;
}

/** Returns the page that a link of the pagination leads to, from 1. */
export function pageOfLink(href: string, { id, isArchive, slug }: PageAddresses): number {
  const url = parseUrl(href, location.href);
  if (!url) return 1;
  const { pathname, search } = url;
  const pairs = parseQuery(search);
  const inPath = pageInPath(pathname, slug);
  const ofArchive = isArchive ? (inPath ?? lastValue(pairs, slug)) : undefined;
  const page = Math.trunc(Number(ofArchive ?? lastValue(pairs, `${id}_paged`) ?? 1));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
