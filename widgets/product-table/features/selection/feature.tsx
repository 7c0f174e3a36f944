import { type ReactNode, useState } from 'react';
import { Adopted, type SlotProps } from '../../../../src/hydrate';
import { defineSettings, text } from '../../table/defineSettings';
import { ownFrame } from '../../table/own';
import { type Feature, type Table, useTable } from '../../table/table';
import { checkboxParts, select, selectionOf, startSelection } from './startSelection';

const setting = defineSettings({
  /** The colour of checked rows. */
  checked_row_background_color: text,
});

/** Boxes in rows, and what adds the checked ones together. */
export const selection: Feature = {
  slots: { '.wcpt-add-selected, [class*="wcpt-cart-checkbox-trigger"]': AddSelected },
  inHeading: (table, heading) => selectionOf(table)?.box(heading),
  rowParts: checkboxParts,
  sync: table => selectionOf(table)?.repeat(),
  prepare: colourCheckedRows,
  start: startSelection,
};

/** The block that adds the selected rows; presses wait for its code. See contract/product-table.md#selection. */
function AddSelected({ element }: SlotProps): ReactNode {
  const table = useTable();
  const [block] = useState(() => selectionOf(table)?.block(element));
  return block ?? <Adopted of={element} onClick={({ target }) => select(table, ({ press }) => press(target))} />;
}

const MARK = '/* checked rows */';

/** Writes into the table's own style element, where themes look for it. */
function colourCheckedRows(table: Table): void {
  const colour = setting(table, 'checked_row_background_color');
  const style = ownFrame(table, 'style')[0];
  if (!style || !colour || !CSS.supports('color', colour) || style.textContent.includes(MARK)) return;
  const scope = `.wcpt-${table.id} .wcpt-row--checked`;
  style.append(`${MARK}${scope} > .wcpt-cell, ${scope} + .wcpt-child-row > td { background: ${colour} !important; }`);
}
