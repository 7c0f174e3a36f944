import { ownFrame } from '../frame';
import { tTable } from '../messages';
import type { Table } from '../table';

const CHEVRONS = [
  ['first', 'product-table.first'],
  ['prev', 'product-table.previous'],
  ['next', 'product-table.next'],
  ['last', 'product-table.last'],
] as const;

/**
 * Whether a link of a pagination leads nowhere: the server only dims chevrons at the ends.
 * Source: contract product-table 12.1.
 */
export const isDeadEnd = (link: Element): boolean =>
  !link.getAttribute('href') ||
  (link instanceof HTMLElement && link.style.pointerEvents === 'none') ||
  link.getAttribute('aria-disabled') === 'true';

/** Says of paginations what sighted shoppers see: that they are one, the page that is shown, and where chevrons lead. */
export function namePages(table: Table): void {
  for (const pagination of ownFrame(table, '.wcpt-pagination')) {
    // A copy in the header is no second landmark.
    if (!pagination.closest('.wcpt-navigation')) nameLandmark(pagination);
    for (const current of pagination.querySelectorAll<HTMLElement>('.page-numbers.current')) {
      current.setAttribute('aria-current', 'page');
      current.tabIndex = -1;
    }
    for (const link of pagination.querySelectorAll<HTMLElement>('.wcpt-pagination-chevron')) {
      const [, key] = CHEVRONS.find(([name]) => link.classList.contains(`wcpt-pagination-chevron-${name}`)) ?? [];
      if (key && !link.textContent?.trim() && !link.ariaLabel) link.setAttribute('aria-label', tTable(key));
      if (!isDeadEnd(link)) continue;
      link.setAttribute('aria-disabled', 'true');
      link.tabIndex = -1;
    }
  }
}

/** Landmarks of one kind need names of their own. */
function nameLandmark(pagination: HTMLElement): void {
  if (pagination.closest('nav') || pagination.hasAttribute('role')) return;
  const all = [...document.querySelectorAll('.wcpt-pagination')].filter(one => !one.closest('.wcpt-navigation'));
  const n = all.indexOf(pagination) + 1;
  pagination.setAttribute('role', 'navigation');
  pagination.setAttribute(
    'aria-label',
    n > 1 ? `${tTable('product-table.pages')} ${n}` : tTable('product-table.pages'),
  );
}
