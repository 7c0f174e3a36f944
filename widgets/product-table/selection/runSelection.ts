import { bus } from '../../../src/core/bus/bus';
import { onTable } from '../onTable';
import { pressWithKeys } from '../pressable';
import { initialMode, isQuantity, type QuantityControl } from '../quantity/quantityLimits';
import { mainRow, rowOf } from '../rows/row';
import { rowState } from '../rows/rowState';
import type { Table } from '../table';
import { addSelected } from './addSelected';
import { BLOCK_BUTTONS, dropCopies, repeatBlock } from './addSelectedBlock';
import { BOX, rowOfBox, tableBoxes } from './boxes';
import { beginSelection, selectingTables } from './checkedRows';
import { checkRange, checkRows, noteClick } from './checkRows';
import { followSelection } from './followSelection';
import { HEADING_BOX, setUpBoxes } from './headingBoxes';

/** What a table's boxes do with what happens in it. */
export interface Selection {
  /** A box, or a quantity, was changed. */
  change(element: Element): void;
  click(event: MouseEvent): void;
  /** A row is to be checked or unchecked. */
  request(row: HTMLElement, checked: boolean): void;
  /** Rows have come. */
  setUp(): void;
}

/** Lets rows of a table be checked and added together. Source: spec product-table 2.7, 4.3; contract 15, 16. */
export function runSelection(table: Table): Selection {
  const checkAll = (checked: boolean) => {
    // What a search has hidden is not what the shopper means by all.
    const boxes = tableBoxes(table).filter(box => !(checked && box.closest('.wcpt-row--instant-search-hidden')));
    checkRows(
      table,
      boxes.flatMap(box => rowOfBox(box) ?? []),
      checked,
    );
  };
  beginSelection(table);
  followSelection(table);
  pressWithKeys(table.container, BLOCK_BUTTONS, table.signal);
  setUpBoxes(table);
  // The window may have become that of another device.
  onTable(table, 'wcpt_layout', () => repeatBlock(table));
  table.signal.addEventListener('abort', () => dropCopies(table));
  return {
    change(element) {
      const row = rowOf(element);
      if (element instanceof HTMLInputElement && element.classList.contains(HEADING_BOX)) checkAll(element.checked);
      else if (row && element instanceof HTMLInputElement && element.matches(BOX)) {
        checkRange(table, element);
        bus.emit('_wcpt_checkbox_change', { checked: element.checked }, row);
      } else if (row && isQuantity(element)) onQuantity(row, element);
    },
    click(event) {
      if (event.target instanceof Element) onClick(table, event, event.target, checkAll);
    },
    request: (row, checked) => checkRows(table, [row], checked),
    setUp: () => setUpBoxes(table),
  };
}

/** A quantity checks its row, and none unchecks it; a field that begins with its minimum says nothing of what is wanted. */
function onQuantity(row: HTMLElement, control: QuantityControl): void {
  if (control.closest('form.cart')) return;
  const isField = control instanceof HTMLInputElement;
  if (isField && initialMode(control) === 'min' && !rowState(mainRow(row))?.checked) return;
  bus.emit('_wcpt_checkbox_change', { checked: Number(control.value) !== 0 }, row);
}

function onClick(table: Table, event: MouseEvent, target: Element, checkAll: (checked: boolean) => void): void {
  const local = target.closest('.wcpt-cart-checkbox-trigger--local');
  const global = target.closest('.wcpt-cart-checkbox-trigger');
  if (target.matches(BOX)) noteClick(event);
  else if (target.closest('.wcpt-add-selected__select-all')) checkAll(true);
  else if (target.closest('.wcpt-add-selected__clear-all')) {
    // Other scripts may keep a selection of their own, and hear of it with this.
    bus.emit('wcpt_clear_all_checked_for_table', { id: table.id, container: table.container }, document);
  } else if (local) void addSelected([table], local, 'local');
  else if (global) void addSelected(selectingTables(), global, 'global');
}
