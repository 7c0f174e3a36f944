import { debounce } from '../debounce';
import { tTable } from '../messages';
import { own, type Table } from '../table';
import { BOX, tableBoxes } from './boxes';
import { selectingTables } from './checkedRows';

/** A box that checks all rows. */
export const HEADING_BOX = 'wcpt-cart-checkbox-heading';
const DELAY = 100;

/** Puts a box for all rows into the heading of each column of boxes that wants one. Source: contract product-table 15.2. */
export function insertHeadingBoxes(table: Table): void {
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
