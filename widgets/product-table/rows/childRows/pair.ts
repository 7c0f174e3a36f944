import { TOGGLE } from './pressedToggle';

/** A row and what it opens, which stands right below it. */
export interface Pair {
  readonly parent: HTMLElement;
  readonly child: HTMLElement;
}

const isChild = (row: Element): boolean => row.classList.contains('wcpt-child-row');

/** The pair that a row belongs to, from either side. Source: contract product-table 11. */
export function pairOf(row: Element): Pair | undefined {
  const [parent, child] = isChild(row) ? [row.previousElementSibling, row] : [row, row.nextElementSibling];
  if (!(parent instanceof HTMLElement && child instanceof HTMLElement)) return undefined;
  return isChild(child) && parent.matches('.wcpt-row:not(.wcpt-child-row)') ? { parent, child } : undefined;
}

/** Toggles of a row or a heading row: its own cells, not those of a table in it. */
export const togglesOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(`:scope > ${TOGGLE}`)];

/** Whether a row's toggle says that its child row is open. */
export function isOpen(parent: Element): boolean {
  const toggle = parent.querySelector(`:scope > ${TOGGLE}`);
  return toggle !== null && !toggle.classList.contains('wcpt-child-row-toggle--closed');
}
