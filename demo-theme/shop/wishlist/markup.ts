import { attributes, escapeHtml } from '../html';
import type { Product } from '../product';
import type { Visit } from '../visit';
import { wishlistMode } from './mode';
import { wishlistOf } from './wishlists';

/** Name under which browsers keep the list, as the add-on makes it. */
const HASH_KEY = 'ti_wishlist_data_5f0c2f1f0f4d4b0d8a3e6c7b9a1d2e3f';

/** Settings of the add-on: all scalars are strings. See contract/wishlist.md#call. */
export function wishlistConfig(visit: Visit): string {
  const mode = wishlistMode(visit);
  if (mode === 'off') return '';
  const settings = {
    text_create: 'Nov seznam',
    text_already_in: '{product_name} je že na seznamu {wishlist_title}',
    simple_flow: mode === 'full' ? '' : '1',
    hide_zero_counter: '1',
    i18n_make_a_selection_text: 'Najprej izberite možnosti izdelka.',
    tinvwl_break_submit: 'Označite izdelke in izberite dejanje.',
    tinvwl_clipboard: 'Kopirano!',
    allow_parent_variable: '',
    block_ajax_wishlists_data: '',
    update_wishlists_data: '',
    hash_key: HASH_KEY,
    nonce: visit.nonce,
    rest_root: `${visit.base}/wp-json/`,
    plugin_url: `${visit.base}/wp-content/plugins/ti-woocommerce-wishlist/`,
    wc_ajax_url: '/?wc-ajax=tinvwl',
    stats: '',
    popup_timer: '6000',
  };
  return `<link rel="stylesheet" href="/theme/wishlist.css"><script>var tinvwl_add_to_wishlist = ${JSON.stringify(settings)};</script>`;
}

/** The number of the header. See contract/wishlist.md#markup. */
export function wishlistCounter(visit: Visit): string {
  if (wishlistMode(visit) === 'off') return '';
  const { counter } = wishlistOf(visit).data();
  const state = counter ? ' wishlist-counter-with-products' : '';
  return `<a href="/zelje/" class="wishlist_products_counter top_wishlist-heart${state}"><span class="wishlist_products_counter_text">Želje</span> <span class="wishlist_products_counter_number">${counter || ''}</span></a>`;
}

/** A button of the add-on, of a product's page or of a list. */
function ownButton(product: Product, isInList: boolean): string {
  const variations = product.type === 'variable' ? [...product.variations.map(({ id }) => id), 0] : [];
  const link = attributes({
    role: 'button',
    tabindex: 0,
    name: 'add-to-wishlist',
    'aria-label': `Na seznam želja: ${product.name}`,
    class: `tinvwl_add_to_wishlist_button tinvwl-icon-heart tinvwl-position-after${isInList ? ' tinvwl-loop' : ''}`,
    'data-tinv-wl-list': '[]',
    'data-tinv-wl-product': product.id,
    'data-tinv-wl-productvariation': 0,
    'data-tinv-wl-productvariations': JSON.stringify(isInList ? variations : []),
    'data-tinv-wl-producttype': product.type,
    'data-tinv-wl-action': 'add',
  });
  const place = isInList
    ? 'tinvwl-loop-button-wrapper tinvwl-woocommerce_after_shop_loop_item'
    : 'tinvwl-woocommerce_after_add_to_cart_button';
  return `<div class="tinv-wraper woocommerce tinv-wishlist tinvwl-after-add-to-cart ${place}" data-tinvwl_product_id="${product.id}"><div class="tinv-wishlist-clear"></div><a${link}><span class="tinvwl_add_to_wishlist-text">Na seznam želja</span><span class="tinvwl_remove_from_wishlist-text">Odstrani s seznama želja</span></a><div class="tinv-wishlist-clear"></div><div class="tinvwl-tooltip">Na seznam želja</div></div>`;
}

/** Returns a product's form with the button behind the one that adds to the cart; without a form, after the markup in its place. */
export function withOwnButton(form: string, product: Product, visit: Visit): string {
  if (wishlistMode(visit) === 'off') return form;
  const at = form.lastIndexOf('</form>');
  const button = ownButton(product, false);
  return at < 0 ? form + button : form.slice(0, at) + button + form.slice(at);
}

/** A row of a list with its button. */
export function withListButton(row: string, product: Product, visit: Visit): string {
  if (wishlistMode(visit) === 'off') return row;
  const at = row.lastIndexOf('</li>');
  return row.slice(0, at) + ownButton(product, true) + row.slice(at);
}

/** Returns the data for tables: the ids in the list, its address, and the template of their notice. */
export function tableWishlist(visit: Visit): string {
  if (wishlistMode(visit) === 'off') return '';
  const ids = wishlistOf(visit).items.map(({ product, variation }) => String(variation || product));
  const template =
    '<a class="wcpt-ti-wishlist-growler"><span class="wcpt-ti-wishlist-growler__label--item-added">{n} je dodan.</span> <span class="wcpt-ti-wishlist-growler__label--view-wishlist">Ogled</span></a>';
  return `<script>var wcpt_ti_wishlist_ids = ${JSON.stringify(ids)};\nvar wcpt_ti_wishlist_url = "/zelje/";</script><script type="text/template" id="wcpt-ti-wishlist-growler-template">${template}</script>`;
}

/** The add-on's window with a message. */
export function messageHtml(
  text: string,
  isGood: boolean,
  links: readonly (readonly [url: string, label: string])[],
): string {
  const buttons = links.map(
    ([url, label]) =>
      `<button class="button tinvwl_button_view tinvwl-btn-onclick" data-url="${escapeHtml(url)}" type="button">${escapeHtml(label)}</button>`,
  );
  return `<div class="tinvwl_added_to_wishlist tinv-modal tinv-modal-open"><div class="tinv-overlay"></div><div class="tinv-table"><div class="tinv-cell"><div class="tinv-modal-inner"><i class="icon_big_${isGood ? 'heart_check' : 'times'}"></i><div class="tinv-txt">${escapeHtml(text)}</div><div class="tinvwl-buttons-group tinv-wishlist-clear">${buttons.join('')}<button class="button tinvwl_button_close" type="button">Zapri</button></div></div></div></div></div>`;
}
