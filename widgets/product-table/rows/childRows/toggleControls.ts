import { trimSigns } from '../../../../src/core/trimSigns';
import { makePressable } from '../../pressable';
import { productName } from '../productName';
import { tChildRows } from './messages';

const CLOSED = 'wcpt-child-row-toggle--closed';
const CONTROL = '.wcpt-child-row-toggle__control';

/** Makes what stands in a toggle's cell a button; the cell stays a cell. One that has nothing in it gets a sign. */
export function nameToggle(toggle: Element): void {
  const row = toggle.closest<HTMLElement>('.wcpt-row');
  const name = row
    ? trimSigns(tChildRows('product-table.details', { product: productName(row) }), ' :')
    : tChildRows('product-table.all_details');
  if (!toggle.querySelector(CONTROL)) toggle.append(sign());
  for (const control of toggle.querySelectorAll(CONTROL)) {
    makePressable(control);
    control.setAttribute('aria-label', name);
  }
  sayState(toggle);
}

/**
 * Shows whether a toggle is open. The focus stays in its cell where one control takes the place of another.
 * @param takesFocus what has the focus is about to be hidden
 */
export function showToggle(toggle: Element, isOpen: boolean, takesFocus = false): void {
  const hadFocus = toggle.contains(document.activeElement);
  toggle.classList.toggle(CLOSED, !isOpen);
  sayState(toggle);
  if (!takesFocus && (!hadFocus || isShown(document.activeElement))) return;
  [...toggle.querySelectorAll<HTMLElement>(CONTROL)].find(isShown)?.focus({ preventScroll: true });
}

function sayState(toggle: Element): void {
  const state = String(!toggle.classList.contains(CLOSED));
  for (const control of toggle.querySelectorAll(CONTROL)) control.setAttribute('aria-expanded', state);
}

function sign(): Element {
  const control = document.createElement('span');
  control.className = `${CONTROL.slice(1)} sw-table-details`;
  return control;
}

const isShown = (element: Element | null): boolean => element !== null && element.getClientRects().length > 0;
