import { bus } from '../../../src/core/bus/bus';
import type { TableSelection } from '../../../src/core/bus/events/tableRows';
import { rowState } from '../rows/rowState';
import { boxesOf } from './boxes';

/**
 * A row whose variation is missing or can't be had can't be checked, and is unchecked. Source: spec product-table 4.3;
 * contract 15.3.
 */
export function followVariation(
  row: HTMLElement,
  { variation_id, variation, variation_available }: TableSelection,
): void {
  const inStock = variation ? Boolean(variation.is_in_stock || variation.is_on_backorder) : variation_available;
  setBoxes(row, Boolean(variation_id && inStock));
}

/** Lets a row be checked, or not; it is unchecked then. */
export function setBoxes(row: HTMLElement, isOn: boolean): void {
  const boxes = boxesOf(row);
  if (!boxes.length) return;
  for (const box of boxes) {
    box.disabled = !isOn;
    box.classList.toggle('wcpt-disabled', !isOn);
  }
  if (!isOn && rowState(row)?.checked) bus.emit('wcpt_checkbox_change', { checked: false }, row);
}
