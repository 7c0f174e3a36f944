import { bus } from '../../../src/core/bus/bus';
import { pageJQuery } from '../../../src/core/bus/jquery';
import { showKnownCart } from '../cart/startCart';
import { hideEmptyColumns } from '../layout/hideEmptyColumns';
import { refreshHeadings } from '../navigation/headingFeedback';
import { setUpRanges } from '../navigation/ranges';
import { refreshReset } from '../navigation/reset';
import { showTableAddress } from '../query/showTableAddress';
import { freshRows } from '../rows/freshRows';
import type { Table } from '../table';
import { prepareVariations } from '../variations/startVariations';
import { colourCheckedRows } from './checkedRowColour';

/**
 * Readies what the server sent, at the start and after every answer, in the order that other scripts rely on.
 * Source: contract product-table 1.4.
 */
export function setUp(table: Table): void {
  const { container } = table;
  const rows = freshRows(table);
  bus.emit('wcpt_before_every_load', {}, container);
  prepareVariations(table, rows);
  colourCheckedRows(table);
  setUpRanges(table);
  refreshHeadings(table);
  refreshReset(table);
  hideEmptyColumns(table);
  startMediaPlayers();
  showTableAddress(table);
  bus.emit('wcpt_after_every_load', {}, container);
  bus.emit('wcpt_after_ajax', {}, container);
  for (const row of rows) row.classList.add('wcpt-row--init');
  showKnownCart(table);
  bus.emit('wcpt_layout', { source: 'after_every_load' }, container);
}

/** The page's own media player takes players that came later only when it is told. */
function startMediaPlayers(): void {
  const wp: unknown = Reflect.get(globalThis, 'wp');
  if (!pageJQuery() || typeof wp !== 'object' || wp === null || !('mediaelement' in wp)) return;
  const { mediaelement } = wp;
  if (typeof mediaelement !== 'object' || mediaelement === null || !('initialize' in mediaelement)) return;
  if (typeof mediaelement.initialize === 'function') mediaelement.initialize();
}
