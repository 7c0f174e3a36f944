import { bus } from '../../../src/core/bus/bus';
import { isListed, type WishlistState, wishlist } from '../../../src/core/wishlistStore';
import { productId, rowParts, rowVariationId } from '../rows/row';
import { setStripe, stripesOf } from '../rows/stripe';
import { own, type Table } from '../table';
import { WISHLIST } from './rowItem';

const REMOVING = 'wcpt-wishlist-removing-row';
/** How long a row fades, ms. Source: spec product-table 4.8, 9.2. */
const FADES = 500;

const since = new WeakMap<HTMLElement, number>();

/** What a row of a table that lists the wishlist is about: one of a product stays when one of its variations goes. */
const idOf = (row: HTMLElement): string => rowVariationId(row) || productId(row);

/**
 * Has rows of what has just left the wishlist fade, and go once the shop has agreed; a row whose removal failed is back.
 * Source: spec product-table 2.13, 4.8; contract 23.
 */
export function fade(table: Table, before: WishlistState): void {
  for (const row of own(table, '.wcpt-row:not(.wcpt-child-row)')) {
    const id = idOf(row);
    const state = wishlist.getState();
    if (isListed(state, id)) {
      for (const part of rowParts(row)) part.classList.remove(REMOVING);
      since.delete(row);
      continue;
    }
    if (!since.has(row)) {
      if (!isListed(before, id)) continue;
      since.set(row, performance.now());
      for (const part of rowParts(row)) part.classList.add(REMOVING);
    }
    if (!state.asked.has(id)) removeLater(table, row);
  }
}

const leaving = new WeakSet<HTMLElement>();

function removeLater(table: Table, row: HTMLElement): void {
  if (leaving.has(row)) return;
  leaving.add(row);
  const rest = FADES - (performance.now() - (since.get(row) ?? 0));
  const timer = setTimeout(
    () => {
      leaving.delete(row);
      // It may be in the list again.
      if (since.has(row)) remove(table, row);
    },
    Math.max(0, rest),
  );
  table.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
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
