import { readGlobal } from '../config/shopGlobals';
import { isOn, text } from '../guards';

/** Fields of a call by the setting that they come from. */
const SENT_ALONG = { lang: 'wpml', lang_default: 'wpml_default', stats: 'stats', multi_wishlists: 'multi_wishlists' };

/** Settings of the wishlist's add-on, as they stand now; with its defaults where the page has none. */
export function readWishlistConfig() {
  const printed = readGlobal('tinvwl_add_to_wishlist');
  const settings = printed ?? {};
  const timer = Number.parseInt(String(settings.popup_timer ?? ''), 10);
  return {
    /** Whether the add-on prints its settings at all: without them the shop is not asked. */
    isThere: printed !== undefined,
    /** A second press removes; else the list's page does. */
    isSimple: isOn(settings.simple_flow),
    hidesZero: isOn(settings.hide_zero_counter),
    /** A variable product may be kept without a choice. */
    allowsParent: isOn(settings.allow_parent_variable),
    /** The page is not to request the list by itself. */
    isRefreshBlocked: isOn(settings.block_ajax_wishlists_data),
    /** The list in the browser's storage is outdated. */
    isStale: isOn(settings.update_wishlists_data),
    chooseText: text(settings.i18n_make_a_selection_text),
    nothingText: text(settings.tinvwl_break_submit),
    copiedText: text(settings.tinvwl_clipboard),
    /** Fields that go along with each call, as of a shop in several languages. */
    sentAlong: Object.fromEntries(
      Object.entries(SENT_ALONG).flatMap(([field, key]) => (text(settings[key]) ? [[field, text(settings[key])]] : [])),
    ),
    nonce: text(settings.nonce),
    ajaxUrl: text(settings.wc_ajax_url) || '/?wc-ajax=tinvwl',
    /** Time until a message closes by itself, ms; 0: it stays open. */
    popupTime: Number.isFinite(timer) && timer >= 0 ? timer : 6000,
  };
}
