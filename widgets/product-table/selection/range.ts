import { raiseDom } from '../../../src/core/bus/dom';
import type { Table } from '../table';
import { rowOfBox, tableBoxes } from './boxes';

const LAST = 'wcpt-cart-checkbox--last-clicked';
/** The box that was clicked with Shift: its `change` comes right after. */
let shifted: EventTarget | null = null;
let inRange = false;

/** Remembers whether Shift is held while a box is clicked. */
export function noteClick({ target, shiftKey }: MouseEvent): void {
  shifted = shiftKey ? target : null;
}

/** Gives all boxes between the one that was clicked last and this one its state. Source: spec product-table 4.3; contract 15.3. */
export function checkRange(table: Table, box: HTMLInputElement): void {
  if (inRange) return;
  const boxes = tableBoxes(table).filter(one => !one.disabled);
  const last = boxes.findIndex(one => one.classList.contains(LAST));
  const row = rowOfBox(box);
  const clicked = boxes.findIndex(one => rowOfBox(one) === row);
  if (shifted === box && last >= 0 && clicked >= 0) {
    const between = boxes.slice(Math.min(last, clicked), Math.max(last, clicked) + 1);
    inRange = true;
    for (const one of between) {
      if (one === box || one.checked === box.checked) continue;
      one.checked = box.checked;
      raiseDom(one, 'change');
    }
    inRange = false;
  }
  shifted = null;
  for (const one of boxes) one.classList.toggle(LAST, one === boxes[clicked]);
}
