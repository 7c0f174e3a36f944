import { bus } from '../../../../src/core/bus/bus';
import type { FormFields } from '../../../../src/core/calls/form';
import { announceNow } from '../../../../src/core/cart/liveRegion';
import { readGlobal } from '../../../../src/core/config/shopGlobals';
import { text } from '../../../../src/core/guards';
import { reloadPage } from '../../../../src/core/navigate';
import { changeWishlist } from '../../../../src/core/wishlist/changeWishlist';
import { followWishlist } from '../../../../src/core/wishlist/wishlistPage';
import { isListed, type WishlistState, wishlist } from '../../../../src/core/wishlistStore';
import { tWishlist } from '../../../../src/ui/wishlist/messages';
import { sayRefused } from '../../../../src/ui/wishlist/sayOutcome';
import { own } from '../../table/own';
import { showInlineAlert, showRefusal } from '../../table/rows/inlineAlert';
import { tRow } from '../../table/rows/messages';
import { printedAttributes, productId, rowParts, rowVariationId, setStripe, stripesOf } from '../../table/rows/row';
import { rowState } from '../../table/rows/rowState';
import { tableSetting } from '../../table/settings';
import type { Table } from '../../table/table';
import { showGrowler } from './Growler';
import { itemOf, lacksChoice, nameOf, type RowItem, WISHLIST } from './rowItem';

export const createWishlist = (table: Table) => ({
  press: (button: HTMLElement): void => void pressWishlist(table, button),
  fade: createLeavingRows(table),
});

/** See contract/wishlist.md#markup. */
async function pressWishlist(table: Table, button: HTMLElement): Promise<void> {
  const item = itemOf(button);
  if (!item) return;
  followWishlist(table.signal);
  const say = (message: string) => showInlineAlert(table, item.row, button, message);
  if (lacksChoice(item, button)) {
    showRefusal(table, item.row, button, tWishlist('wishlist.choose'));
    return;
  }
  const action = isListed(wishlist.getState(), item.id) ? 'remove' : 'addto';
  const call = { url: ajaxUrl(), body: fieldsOf(item, action) };
  const outcome = await changeWishlist({ id: item.id, action, call });
  const product = nameOf(button, item);
  if (outcome.ended === 'removed') announceNow(tRow('product-table.wishlist_removed', { product }));
  else if (outcome.ended === 'added') {
    if (makesRow(item)) {
      button.classList.add('wcpt-loading');
      reloadPage();
    } else showGrowler(table, button, product, outcome.answer);
  } else if (!table.signal.aborted) sayRefused(outcome, button, say);
}

/** The shop acts on a post to any of its addresses. See contract/wishlist.md#call. */
const ajaxUrl = (): string =>
  text(readGlobal('wcpt_params')?.ajax_url) || text(readGlobal('woocommerce_params')?.ajax_url) || location.href;

/** The add-on sends `false` for missing values. */
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

/** Whether a table of the page lists the wishlist, and has no row yet for the item. */
const makesRow = ({ id }: RowItem): boolean =>
  [...document.querySelectorAll('.wcpt')]
    .filter(container => tableSetting({ container }, 'ti_wishlist'))
    .some(container => {
      const rows = [...container.querySelectorAll('.wcpt-row')];
      return !rows.some(row => idOf(row) === id);
    });

const HEADING = '.wcpt-row--category-heading';
const REMOVING = 'wcpt-wishlist-removing-row';
/** ms. */
const FADES = 500;

/** A row of a product stays when one of its variations goes. */
const idOf = (row: Element): string => rowVariationId(row) || productId(row);

/**
 * Fades rows of products that have left the wishlist, and removes them once the shop has agreed.
 */
function createLeavingRows(table: Table): (before: WishlistState) => void {
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

const isEmptyGroup = (row: Element): boolean =>
  row.matches(HEADING) && (row.nextElementSibling?.matches(HEADING) ?? true);

const COUNT = '.wcpt-row--category-heading__category-count';
const SLUG = 'data-wcpt-group-by-category-slug';

/** Takes a row off the number in the heading of its group, where that is the number of the rows shown: it may be another one. */
function countOut(row: HTMLElement): void {
  const slug = row.getAttribute(SLUG);
  const group = [...(row.parentElement?.children ?? [])].filter(one => one.getAttribute(SLUG) === slug);
  const count = group.find(one => one.matches(HEADING))?.querySelector(COUNT);
  const rows = group.filter(one => !one.matches(`${HEADING}, .wcpt-child-row`)).length;
  if (slug && count) {
    count.textContent = (count.textContent ?? '').replace(/\d+/, n => String(Number(n) === rows ? rows - 1 : n));
  }
}

function remove(table: Table, row: HTMLElement): void {
  countOut(row);
  const parts = rowParts(row);
  const hadFocus = parts.some(part => part.contains(document.activeElement));
  const all = own(table, `.wcpt-row ${WISHLIST}`).filter(button => button.closest('.frzTbl-clone-table') === null);
  const rest = all.filter(button => !parts.some(part => part.contains(button)));
  const at = all.findIndex(button => parts.some(part => part.contains(button)));
  const above = parts.map(part => part.previousElementSibling);
  for (const part of parts) part.remove();
  for (const row of above) if (row && isEmptyGroup(row)) row.remove();
  for (const [one, isOdd] of stripesOf(own(table, '.wcpt-row'))) setStripe(one, isOdd);
  if (hadFocus) {
    const next = rest[at] ?? rest.at(-1) ?? table.container;
    if (next === table.container) next.tabIndex = -1;
    next.focus({ preventScroll: true });
  }
  bus.emit('wcpt_layout', { source: 'wishlist' }, table.container);
  // The server sends the shop's own text for an empty list.
  if (!own(table, `.wcpt-row:not(${HEADING})`).length)
    void table.query({ changes: [], append: true, purpose: 'refresh_table' });
}
