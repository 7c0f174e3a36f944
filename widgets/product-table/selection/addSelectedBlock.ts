import { announce } from '../announce';
import { tTable } from '../messages';
import { makePressable } from '../pressable';
import { digitsOf, formatFigure, formatPrice, ONE } from '../price/prices';
import { own, shownDevice, type Table } from '../table';
import { piecesText, sumSelected } from './addSelected';
import { checkedRows } from './checkedRows';

const BLOCK = '.wcpt-add-selected';
/** What can be pressed in the block. */
export const BLOCK_BUTTONS = '.wcpt-add-selected__add, .wcpt-add-selected__select-all, .wcpt-add-selected__clear-all';

/**
 * Readies the block that adds all checked rows, and repeats it before the pages where the editor wants so.
 * Source: spec product-table 2.7; contract 15.5.
 */
export function setUpBlock(table: Table): void {
  repeatBlock(table);
  for (const button of own(table, BLOCK_BUTTONS)) makePressable(button);
  showNumbers(table);
}

/** Shows how much is selected. Source: contract product-table 15.4. */
export function showNumbers(table: Table): void {
  const blocks = own(table, BLOCK);
  if (!blocks.length) return;
  const { quantity, cost } = sumSelected(checkedRows(table));
  const figure = formatFigure(digitsOf(cost));
  for (const block of blocks) {
    block.classList.toggle('wcpt-add-selected--unselected', quantity === 0n);
    block.classList.toggle('wcpt-add-selected--single-item-selected', quantity === ONE);
    for (const place of block.querySelectorAll('.wcpt-total-selected')) place.textContent = piecesText(quantity);
    for (const place of block.querySelectorAll('.wcpt-total-selected-cost .wcpt-amount')) place.textContent = figure;
  }
}

/** Has screen readers say how much is selected. */
export function announceSelected(table: Table): void {
  const rows = checkedRows(table);
  const cost = formatPrice(digitsOf(sumSelected(rows).cost));
  announce(
    rows.length ? tTable('product-table.selected', { n: rows.length, cost }) : tTable('product-table.unselected'),
  );
}

/** The blocks that are repeated; only beside the pages of a laptop's view. */
const copies = new WeakSet<Element>();

/** Takes the repeated blocks away. */
export function dropCopies(table: Table): void {
  for (const block of own(table, `${BLOCK}.wcpt-in-footer`)) if (copies.has(block)) block.remove();
}

/** Repeats the block beside the pages, as the window now is. Source: contract product-table 15.5. */
export function repeatBlock(table: Table): void {
  if (shownDevice(table) !== 'laptop') {
    dropCopies(table);
    return;
  }
  const pages = own(table, '.wcpt-pagination').find(one => !one.closest('.wcpt-navigation'));
  if (!pages || pages.previousElementSibling?.matches(BLOCK)) return;
  for (const block of own(table, `${BLOCK}.wcpt-duplicate-enabled:not(.wcpt-in-footer)`)) {
    const copy = block.cloneNode(true);
    if (!(copy instanceof Element)) continue;
    copy.classList.add('wcpt-add-selected--footer', 'wcpt-in-footer');
    if (block.closest('.wcpt-right')) copy.classList.add('wcpt-laptop__text-align--right');
    copies.add(copy);
    pages.before(copy);
  }
}
