import { isOn } from '../../table/settings';
import { settingsOf, type Table } from '../../table/table';

const HIDE = 'wcpt-hide';
const NO_COLUMNS = '.wcpt-child-row, .wcpt-row--category-heading';

/** Hides empty columns; rows that are added may show one again. Source: spec product-table 3.1; contract 1.4 step 11. */
export function hideEmptyColumns(table: Table): void {
  if (!isOn(settingsOf(table), 'hide_empty_columns')) return;
  const found = table.container.querySelector('.wcpt-table:not(.frzTbl-clone-table)');
  const body = found?.querySelector(':scope > tbody');
  const rows = [...(body?.children ?? [])].filter(row => !row.matches(NO_COLUMNS));
  const known = rows.filter(row => table.ready.has(row));
  const fresh = rows.filter(row => !table.ready.has(row));
  const headings = [...(found?.querySelector('.wcpt-heading-row')?.children ?? [])];
  const columns = fresh.length && Math.max(headings.length, ...fresh.map(row => row.children.length));
  for (let index = 0; index < columns; index++) {
    if (known.length && !isEmpty(known, index)) continue;
    const hides = isEmpty(fresh, index);
    for (const row of hides ? fresh : rows) row.children[index]?.classList.toggle(HIDE, hides);
    headings[index]?.classList.toggle(HIDE, hides);
  }
}

const isEmpty = (rows: readonly Element[], index: number): boolean =>
  rows.every(({ children }) => !children[index]?.childElementCount && !children[index]?.textContent?.trim());
