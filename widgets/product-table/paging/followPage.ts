import { readTableParams } from '../params';
import { isOn, textOf } from '../settings';
import { settingsOf, type Table } from '../table';
import { pageOfLink } from './pageOfLink';

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
export const showPage = ({ id, query }: Pick<Table, 'id' | 'query'>, page: number): void =>
  void query({ changes: [[`${id}_paged`, String(page)]], append: true, purpose: 'paginate' });
