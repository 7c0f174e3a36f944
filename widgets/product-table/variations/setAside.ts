import { reportError } from '../../../src/core/report';
import { productId } from '../rows/row';
import { tVariation } from './messages';

const told = new WeakSet<Element>();

/**
 * Says at a control that what was chosen can't be had, as its data are broken. Other rows, and the control's other choices,
 * go on working.
 */
export function setAside(row: HTMLElement, control: Element, cause: unknown): void {
  const place = control.closest('.wcpt-select-variation-dropdown-wrapper') ?? control;
  if (!row.querySelector('.sw-set-aside')) {
    const text = document.createElement('div');
    text.className = 'sw-set-aside sw-table-set-aside';
    text.setAttribute('role', 'alert');
    place.after(text);
    text.textContent = tVariation('product-table.set_aside');
  }
  if (told.has(row)) return;
  told.add(row);
  const reason = cause instanceof Error ? cause.message : String(cause);
  reportError({
    where: 'product-table',
    element: row,
    found: `variations of product ${productId(row)} can’t be read: ${reason}`,
    consequence: 'They can’t be chosen in this row; all other rows work.',
    cause,
  });
}

/** Takes the text back. */
export function takeBack(scope: ParentNode): void {
  for (const text of scope.querySelectorAll('.sw-set-aside')) text.remove();
}
