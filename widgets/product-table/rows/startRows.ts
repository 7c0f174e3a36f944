import type { Table } from '../table';
import { startChildRows } from './childRows/startChildRows';
import { startDownloads } from './downloads';
import { startRowLinks } from './rowLinks';
import { suppressMenus } from './suppressMenus';
import { startToggles } from './toggles';

/** Has rows, and what is in them, do what they are marked for. Source: spec product-table 2.6, 9.1; contract 10, 11. */
export function startRows(table: Table): void {
  startRowLinks(table);
  startToggles(table);
  startDownloads(table);
  suppressMenus(table);
  startChildRows(table);
}
