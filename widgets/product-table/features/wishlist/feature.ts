import { whenLoaded } from '../../../../src/core/connection/importWithRetry';
import { onStoredElsewhere } from '../../../../src/core/wishlistStorage';
import { knowPageIds, wishlist as list } from '../../../../src/core/wishlistStore';
import { clickWithKeys } from '../../../../src/ui/press';
import type { RowPart } from '../../table/feature';
import { lazyPart } from '../../table/lazyPart';
import { tTable } from '../../table/messages';
import { onRow } from '../../table/onTable';
import { own } from '../../table/own';
import { makePressable } from '../../table/pressable';
import { forgetAnswers } from '../../table/query/answers';
import { inParts } from '../../table/rows/row';
import { tableSetting } from '../../table/settings';
import type { Feature, Table } from '../../table/table';
import { itemOf, nameOf, showWishlist, WISHLIST } from './rowItem';

function wishlistParts(table: Table): readonly RowPart[] {
  const press = (button: HTMLElement, event: Event) => {
    event.preventDefault();
    wishlists.run(table, part => part.press(button));
  };
  const ready = (buttons: readonly HTMLElement[]) => {
    for (const button of knowPageIds() ? buttons : []) {
      const item = itemOf(button);
      if (item && !button.matches('a[href], button')) {
        makePressable(button, tTable('product-table.wishlist', { product: nameOf(button, item) }));
      }
      showWishlist(button);
    }
  };
  return [{ selector: WISHLIST, ready, on: { click: press, keydown: clickWithKeys } }];
}

const wishlists = lazyPart({
  load: async () => (await import('./pressWishlist')).createWishlist,
  found: 'the part for the wishlist did not load',
  consequence: 'The list stays as it is.',
});

/**
 * Shows the products of the wishlist; the code of presses loads with the first press. A page without a list of ids has no wishlist.
 */
function startWishlist(table: Table): void {
  const { signal } = table;
  onRow(table, 'select_variation', row => {
    if (knowPageIds()) inParts<HTMLElement>(row, WISHLIST).forEach(showWishlist);
  });
  const end = list.subscribe(({ known }, before) => {
    if (!knowPageIds()) return;
    for (const button of own(table, WISHLIST)) showWishlist(button);
    if (!tableSetting(table, 'ti_wishlist')) return;
    // Earlier answers have rows of products that have left the list.
    if (before.isTold && !isSame(known, before.known)) forgetAnswers(table);
    wishlists.run(table, ({ fade }) => fade(before));
  });
  const read = (event: Event) =>
    whenLoaded(import('../../../../src/core/wishlist/wishlistPage'), page => page.readStoredElsewhere(event));
  onStoredElsewhere(read, signal);
  signal.addEventListener('abort', end);
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every(id => other.has(id));

export const wishlist: Feature = { rowParts: wishlistParts, start: startWishlist };
