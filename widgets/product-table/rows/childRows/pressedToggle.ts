import { isMarking } from '../isMarking';

/** A cell, or a heading, that opens and closes. */
export const TOGGLE = '.wcpt-child-row-toggle';

/** What in a row that opens anywhere is pressed for its own sake. Source: contract product-table 11. */
const INNER =
  'a, input, select, label, button, textarea, [role="button"], .wcpt-tooltip, .wcpt-button, .wcpt-link, .wcpt-quantity';

/** The toggle that a click is for: the one that was clicked, or that of a row that opens anywhere. */
export function pressedToggle(target: Element): Element | null | undefined {
  const toggle = target.closest(TOGGLE);
  if (toggle) return toggle;
  const row = target.closest('.wcpt-has-child-row--click-anywhere');
  const inner = target.closest(INNER);
  if (!row || (inner && row.contains(inner)) || isMarking(row)) return undefined;
  return row.querySelector(`:scope > ${TOGGLE}`);
}
