import type { FormFields } from '../../../src/core/calls/form';
import { readGlobal } from '../../../src/core/config/shopGlobals';
import { text } from '../../../src/core/guards';
import { changeWishlist } from '../../../src/core/wishlist/changeWishlist';
import { followWishlist } from '../../../src/core/wishlist/wishlistPage';
import { isListed, wishlist } from '../../../src/core/wishlistStore';
import { tWishlist } from '../../../src/ui/wishlist/messages';
import { sayRefused } from '../../../src/ui/wishlist/sayOutcome';
import { announce } from '../announce';
import { printedAttributes, productId, rowOf, rowVariationId } from '../rows/row';
import { rowState } from '../rows/rowState';
import { sayBeside } from '../rows/sayBeside';
import { isOn, readSettings } from '../settings';
import type { Table } from '../table';
import { showGrowler } from './Growler';
import { createLeavingRows } from './leavingRows';
import { tRowWishlist } from './messages';
import { itemOf, lacksChoice, nameOf, type RowItem } from './rowItem';

export const createWishlist = (table: Table) => ({
  press: (button: HTMLElement): void => void pressWishlist(table, button),
  fade: createLeavingRows(table),
});

/** Source: spec product-table 2.13, 5.6, 7.7; contract 23. */
async function pressWishlist(table: Table, button: HTMLElement): Promise<void> {
  const shown = rowOf(button);
  if (!shown) return;
  followWishlist(table.signal);
  const item = itemOf(shown);
  const say = (message: string) => sayBeside(table, item.row, button, message);
  if (lacksChoice(item, button)) {
    say(tWishlist('wishlist.choose'));
    return;
  }
  const action = isListed(wishlist.getState(), item.id) ? 'remove' : 'addto';
  const call = { url: ajaxUrl(), body: fieldsOf(item, action) };
  const outcome = await changeWishlist({ id: item.id, action, call });
  const product = nameOf(button, item);
  if (outcome.ended === 'removed') announce(tRowWishlist('product-table.wishlist_removed', { product }));
  else if (outcome.ended === 'added') {
    if (makesRow(item)) {
      button.classList.add('wcpt-loading');
      location.reload();
    } else showGrowler(table, button, product, outcome.answer);
  } else if (!table.signal.aborted) sayRefused(outcome, button, say);
}

/** The shop acts on a post to any of its addresses. Source: contract add-ons 7.4. */
const ajaxUrl = (): string =>
  text(readGlobal('wcpt_params')?.ajax_url) || text(readGlobal('woocommerce_params')?.ajax_url) || location.href;

/** The add-on sends `false` for what is missing. Source: contract add-ons 7.4. */
function fieldsOf({ row, product, variation }: RowItem, action: 'addto' | 'remove'): FormFields {
  return {
    product_action: action,
    tinv_wishlist_id: false,
    tinv_wishlist_name: false,
    product_type: row.getAttribute('data-wcpt-type') || 'simple',
    product_id: product,
    product_variation: variation || false,
    redirect: false,
    ...(variation && {
      form: { quantity: 1, product_id: product, variation_id: variation, ...attributesOf(row) },
    }),
  };
}

function attributesOf(row: HTMLElement): Readonly<Record<string, string>> {
  const chosen = rowState(row)?.selection?.attributes;
  return chosen && Object.keys(chosen).length ? chosen : printedAttributes(row);
}

/** Whether a table of the page lists the wishlist, and has no row yet for the item. Source: contract add-ons 7.8. */
const makesRow = ({ id }: RowItem): boolean =>
  [...document.querySelectorAll('.wcpt')]
    .filter(container => isOn(readSettings(container), 'ti_wishlist'))
    .some(container => {
      const rows = [...container.querySelectorAll('.wcpt-row')];
      return !rows.some(row => (rowVariationId(row) || productId(row)) === id);
    });
