import { isOn } from '../settings';
import { settingsOf, type Table } from '../table';

const HIDE = 'wcpt-hide';
const NO_COLUMNS = '.wcpt-child-row, .wcpt-row--category-heading';

/**
 * Hides columns that have nothing in any row, with their headings. When rows are added, only these are looked at, and a
 * column that they fill is shown again. Source: spec product-table 3.1; contract 1.4 step 11.
 */
export function hideEmptyColumns(table: Table): void {
  if (!isOn(settingsOf(table), 'hide_empty_columns')) return;
  const found = table.container.querySelector('.wcpt-table:not(.frzTbl-clone-table)');
  const body = found?.querySelector(':scope > tbody');
  const all = [...(body?.children ?? [])].filter(row => !row.matches(NO_COLUMNS));
  const fresh = all.filter(row => !row.classList.contains('wcpt-row--init'));
  const headings = [...(found?.querySelector('.wcpt-heading-row')?.children ?? [])];
  if (!fresh.length) return;
  const isAppended = fresh.length < all.length;
  const columns = Math.max(headings.length, ...fresh.map(row => row.children.length));
  for (let index = 0; index < columns; index++) {
    const heading = headings[index];
    const wasHidden = heading?.classList.contains(HIDE) ?? false;
    if (isAppended && !wasHidden) continue;
    const isEmpty = fresh.every(row => !row.children[index]?.childElementCount && !row.children[index]?.textContent);
    if (!isAppended || isEmpty !== wasHidden) heading?.classList.toggle(HIDE, isEmpty);
    for (const row of isEmpty ? fresh : all) row.children[index]?.classList.toggle(HIDE, isEmpty);
  }
}
