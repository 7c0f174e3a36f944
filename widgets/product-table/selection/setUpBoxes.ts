import { tTable } from '../messages';
import { hasLabel } from '../rows/hasLabel';
import { productName } from '../rows/productName';
import { isVariableRow } from '../rows/row';
import { rowState } from '../rows/rowState';
import { isOn } from '../settings';
import { inSlices } from '../slices';
import { settingsOf, type Table } from '../table';
import { hasVariationControls } from '../variations/controls';
import { setUpBlock } from './addSelectedBlock';
import { boxesOf, rowOfBox, tableBoxes } from './boxes';
import { followVariation, setBoxes } from './boxState';
import { publishChecked } from './checkedRows';
import { checkRows } from './checkRows';
import { insertHeadingBoxes, refreshHeadingBoxes } from './headingBoxes';

/**
 * Readies boxes, headings and the block of what is selected, after each load. A row of which the variation is chosen elsewhere,
 * in the product's form, can't be checked: the cart would refuse it. Source: contract product-table 1.4, 15.
 */
export function setUpBoxes(table: Table): void {
  const boxes = tableBoxes(table);
  insertHeadingBoxes(table);
  for (const box of boxes) {
    const row = rowOfBox(box);
    const selection = row && rowState(row)?.selection;
    if (row && selection) followVariation(row, selection);
    else if (row && isVariableRow(row) && !hasVariationControls(row)) setBoxes(row, false);
  }
  const selectsAll = isOn(settingsOf(table), 'auto_select_products');
  // Or those that the browser, or a shopper before the script came, has ticked.
  const ticked = boxes.filter(box => selectsAll || box.checked);
  const rows = ticked.flatMap(box => rowOfBox(box) ?? []);
  if (rows.length) checkRows(table, rows, true);
  else publishChecked(table);
  setUpBlock(table);
  refreshHeadingBoxes();
  inSlices(boxes, nameBox, table.signal);
}

function nameBox(box: HTMLInputElement): void {
  const row = rowOfBox(box);
  if (!row || box.hasAttribute('aria-label') || hasLabel(box, row)) return;
  const name = tTable('product-table.select', { product: productName(row) }).trim();
  for (const one of boxesOf(row)) one.setAttribute('aria-label', name);
}
