import { textOf } from '../../table/settings';
import { ownFrame, settingsOf, type Table } from '../../table/table';

const MARK = '/* checked rows */';

/** Writes into the table's own style element, where themes look for it. Source: spec product-table 3.1; contract 1.4 step 8. */
export function colourCheckedRows(table: Table): void {
  const colour = textOf(settingsOf(table), 'checked_row_background_color');
  const style = ownFrame(table, 'style')[0];
  if (!style || !colour || !CSS.supports('color', colour) || style.textContent.includes(MARK)) return;
  const scope = `.wcpt-${table.id} .wcpt-row--checked`;
  style.append(`${MARK}${scope} > .wcpt-cell, ${scope} + .wcpt-child-row > td { background: ${colour} !important; }`);
}
