import { bus } from '../../../src/core/bus/bus';
import { isListed, type WishlistState, wishlist } from '../../../src/core/wishlistStore';
import { productId, rowParts, rowVariationId } from '../rows/row';
import { setStripe, stripesOf } from '../rows/stripe';
import { own, type Table } from '../table';
import { WISHLIST } from './rowItem';

const REMOVING = 'wcpt-wishlist-removing-row';
/** ms. Source: spec product-table 4.8, 9.2. */
const FADES = 500;

/** A row of a product stays when one of its variations goes. */
const idOf = (row: HTMLElement): string => rowVariationId(row) || productId(row);

/**
 * Fades rows of products that have left the wishlist, and removes them once the shop has agreed. Source: spec product-table
 * 2.13, 4.8; contract 23.
 */
export function createLeavingRows(table: Table): (before: WishlistState) => void {
  /** `since`: when the row began to fade; `timer` removes it. */
  const leaving = new Map<HTMLElement, { readonly since: number; timer?: ReturnType<typeof setTimeout> }>();
  const mark = (row: HTMLElement, isLeaving: boolean) => {
    for (const part of rowParts(row)) part.classList.toggle(REMOVING, isLeaving);
  };
  return before => {
    const state = wishlist.getState();
    for (const row of own(table, '.wcpt-row:not(.wcpt-child-row)')) {
      const id = idOf(row);
      const known = leaving.get(row);
      if (isListed(state, id)) {
        clearTimeout(known?.timer);
        leaving.delete(row);
        mark(row, false);
      } else if (known || isListed(before, id)) {
        const now = performance.now();
        const fading = known ?? { since: now };
        if (!known) mark(row, true);
        leaving.set(row, fading);
        const end = () => {
          leaving.delete(row);
          if (!table.signal.aborted) remove(table, row);
        };
        if (!state.asked.has(id)) fading.timer ??= setTimeout(end, Math.max(0, FADES - (now - fading.since)));
      }
    }
  };
}

function remove(table: Table, row: HTMLElement): void {
  const parts = rowParts(row);
  const hadFocus = parts.some(part => part.contains(document.activeElement));
  const all = own(table, `.wcpt-row ${WISHLIST}`).filter(button => button.closest('.frzTbl-clone-table') === null);
  const rest = all.filter(button => !parts.some(part => part.contains(button)));
  const at = all.findIndex(button => parts.some(part => part.contains(button)));
  for (const part of parts) part.remove();
  for (const [one, isOdd] of stripesOf(own(table, '.wcpt-row'))) setStripe(one, isOdd);
  if (hadFocus) (rest[at] ?? rest.at(-1) ?? focusable(table.container)).focus({ preventScroll: true });
  bus.emit('wcpt_layout', { source: 'wishlist' }, table.container);
  // The shop says that there is nothing left, in its own words.
  if (!own(table, '.wcpt-row').length) void table.query({ changes: [], append: true, purpose: 'refresh_table' });
}

function focusable(container: HTMLElement): HTMLElement {
  container.tabIndex = -1;
  return container;
}
