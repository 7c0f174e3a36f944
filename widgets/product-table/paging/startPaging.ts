import { parseUrl } from '../../../src/core/url';
import { onTable } from '../onTable';
import { lastValue, parseQuery } from '../query/pairs';
import { isOn, readTableParams, textOf } from '../settings';
import { ownFrame, settingsOf, type Table } from '../table';

/** Leads from a page that has gone to the first one. Source: spec product-table 2.6; contract 12. */
export function startPaging(table: Table): void {
  onTable(table, 'wcpt_after_every_load', () => {
    if (isBeyondEnd(table)) queueMicrotask(() => showPage(table, 1));
  });
}

/** Whether a page was asked for that has no rows: products may have gone since its number was printed. */
function isBeyondEnd(table: Table): boolean {
  const { purpose, sent } = table.store.getState();
  if (purpose !== 'paginate' || !(Number(lastValue(sent, `${table.id}_paged`)) > 1)) return false;
  return ownFrame(table, '.wcpt-no-results[data-wcpt-device]').length > 0;
}

/** What of a click counts. */
type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'preventDefault'>;

/**
 * Whether a link of a pagination leads nowhere: the server only dims chevrons at the ends.
 * Source: contract product-table 12.1.
 */
export const isDeadEnd = (link: Element): boolean =>
  !link.getAttribute('href') ||
  (link instanceof HTMLElement && link.style.pointerEvents === 'none') ||
  link.getAttribute('aria-disabled') === 'true';

/** Shows the page that a link leads to, unless the browser is to. Source: contract product-table 12.2. */
export function followPage(table: Table, link: Element, event: Click): void {
  if (link.matches('.dots, .current')) return;
  // In a new tab the address does the same.
  if (event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const settings = settingsOf(table);
  const isArchive = isOn(settings, '_archive');
  const disabled = textOf(settings, 'disable_ajax');
  const isDead = isDeadEnd(link);
  if (!isDead && isArchive && disabled && disabled !== 'false') return;
  event.preventDefault();
  if (isDead) return;
  const { paginationSlug: slug } = readTableParams();
  showPage(table, pageOfLink(link.getAttribute('href') ?? '', { id: table.id, isArchive, slug }));
}

/** Asks for a page, from 1. */
const showPage = ({ id, query }: Pick<Table, 'id' | 'query'>, page: number): void =>
  void query({ changes: [[`${id}_paged`, String(page)]], append: true, purpose: 'paginate' });

/** What page numbers in addresses depend on. */
interface PageAddresses {
  /** The table's id, digits. */
  readonly id: string;
  /** The table is the page's archive: its pages are `/{slug}/2/` or `?{slug}=2`. */
  readonly isArchive: boolean;
  readonly slug: string;
}

/** The page that a link of the pagination leads to, from 1. Source: contract product-table 12.2. */
export function pageOfLink(href: string, { id, isArchive, slug }: PageAddresses): number {
  const url = parseUrl(href, location.href);
  if (!url) return 1;
  const { pathname, search } = url;
  const pairs = parseQuery(search);
  const inPath = new RegExp(`/${slug.replace(/\W/g, '\\$&')}/(\\d+)/?$`).exec(pathname)?.[1];
  const ofArchive = isArchive ? (inPath ?? lastValue(pairs, slug)) : undefined;
  const page = Math.trunc(Number(ofArchive ?? lastValue(pairs, `${id}_paged`) ?? 1));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
