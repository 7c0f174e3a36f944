import { atOnce, whenIdle, whenVisible, where } from './wakes';

/** What belongs to a row of a product table is readied by the table. */
const isOutsideTable = (marker: Element): boolean => !marker.closest('.wcpt');

/** Whether the form at or around a marker comes with a choice: of the address, by default, or filled in by the browser. */
const isPreselected = (marker: Element): boolean => {
  const selects = marker.closest('.variations_form')?.querySelectorAll<HTMLSelectElement>('.variations select');
  return isOutsideTable(marker) && [...(selects ?? [])].some(({ value }) => value !== '');
};

/** Price, picture and swatches of a choice that the server knows are shown as soon as they can be. */
export const variationWakes = [where(isPreselected, atOnce), whenVisible, where(isOutsideTable, whenIdle)];
