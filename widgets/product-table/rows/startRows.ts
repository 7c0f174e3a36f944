import { onTable } from '../onTable';
import { showTotals } from '../price/totals';
import { showCartPieces } from '../show/showInCart';
import type { Table } from '../table';
import { showButtons } from './buttons';
import { startChildRows } from './childRowParts';
import { freshRows } from './freshRows';
import { startLinks } from './linkParts';
import { mainRow } from './row';
import { startToggles } from './toggleParts';

/** Source: spec product-table 2.6, 9.1; contract 10, 11. */
export function startRows(table: Table): void {
  for (const look of [showTotals, showCartPieces, showButtons]) table.looks.add(look);
  onTable(table, 'wcpt_before_every_load', () =>
    table.looks.follow(freshRows(table).filter(row => mainRow(row) === row)),
  );
  for (const name of ['wcpt_after_every_load', 'wcpt_layout'] as const) onTable(table, name, table.additions.sweep);
  startLinks(table);
  startToggles(table);
  suppressMenus(table);
  startChildRows(table);
}

/** CSS px. Source: spec product-table 9.1. */
const WIDE = 1200;

/**
 * No context menu of long presses on small screens, but in text fields: one pastes there. Source: spec product-table 9.1;
 * contract 10.
 */
function suppressMenus({ signal }: Pick<Table, 'signal'>): void {
  if (window.innerWidth >= WIDE) return;
  const onMenu = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest('.wcpt-noselect')) return;
    if (!target.closest('input, textarea, [contenteditable]')) event.preventDefault();
  };
  // Nothing is drawn, and the phone's navigation is not in the table.
  document.addEventListener('contextmenu', onMenu, { signal });
}
