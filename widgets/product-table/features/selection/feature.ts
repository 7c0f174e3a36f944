import type { Feature } from '../../table/feature';
import { AddSelected } from './AddSelected';
import { colourCheckedRows } from './colourCheckedRows';
import { checkboxParts, selectionOf, startSelection } from './startSelection';

/** Boxes in rows, and what adds the checked ones together. */
export const selection: Feature = {
  slots: { '.wcpt-add-selected, [class*="wcpt-cart-checkbox-trigger"]': AddSelected },
  inHeading: (table, heading) => selectionOf(table)?.box(heading),
  rowParts: checkboxParts,
  sync: table => selectionOf(table)?.repeat(),
  prepare: colourCheckedRows,
  start: startSelection,
};
