import { debounce } from '../debounce';
import { tTable } from '../messages';
import { hasLabel, isVariableRow, productName } from '../rows/row';
import { rowState } from '../rows/rowState';
import { isOn } from '../settings';
import { inSlices } from '../slices';
import { own, settingsOf, type Table } from '../table';
import { hasVariationControls } from '../variations/selection';
import { setUpBlock } from './addSelectedBlock';
import { BOX, boxesOf, followVariation, rowOfBox, setBoxes, tableBoxes } from './boxes';
import { publishChecked, selectingTables } from './checkedRows';
import { checkRows } from './checkRows';

/** A box that checks all rows. */
export const HEADING_BOX = 'wcpt-cart-checkbox-heading';
const DELAY = 100;

/** Puts a box for all rows into the heading of each column of boxes that wants one. Source: contract product-table 15.2. */
function insertHeadingBoxes(table: Table): void {
  for (const element of own<HTMLTableElement>(table, 'table.wcpt-table')) {
    const heading = [...element.querySelectorAll('.wcpt-heading-row')].at(-1);
    const cells = [...element.querySelectorAll(`${BOX}[data-wcpt-heading-enabled]`)].map(box => box.closest('td, th'));
    const columns = new Set(cells.flatMap(cell => (cell instanceof HTMLTableCellElement ? cell.cellIndex : [])));
    for (const column of columns) {
      const place = heading?.children[column];
      if (!place || place.querySelector(`.${HEADING_BOX}`)) continue;
      heading.classList.remove('wcpt-hide');
      place.prepend(makeBox(table.signal));
    }
  }
}

function makeBox(signal: AbortSignal): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.className = HEADING_BOX;
  box.setAttribute('aria-label', tTable('product-table.select_all'));
  signal.addEventListener('abort', () => box.remove());
  return box;
}

/** Ticks the headings' boxes where all rows are checked, a moment after the last change on the page. Source: spec product-table 9.2. */
export const refreshHeadingBoxes = debounce(() => {
  for (const table of selectingTables()) {
    const boxes = own<HTMLInputElement>(table, `.${HEADING_BOX}`);
    const isFull = boxes.length > 0 && isAllChecked(table);
    for (const box of boxes) box.checked = isFull;
  }
}, DELAY);

function isAllChecked(table: Table): boolean {
  const boxes = tableBoxes(table).filter(box => !box.disabled && isShown(box));
  return boxes.length > 0 && boxes.every(box => box.checked);
}

const isShown = (box: HTMLElement): boolean =>
  !box.closest('.wcpt-row--instant-search-hidden') && (!('checkVisibility' in box) || box.checkVisibility());

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
