import { pageGlobal } from '../config/pageGlobal';
import { offerCustomButtons } from './customButtons';
import { closeAtFirst } from './firstStates';
import { keepOrderTracking } from './orderTracking';
import { offerStandIn } from './standIn';

/** The plugins of `$.fn` and functions of `$` that other scripts call, and whose code is loaded when it is needed. */
const PLUGINS = ['wc_variation_form', 'wc_product_gallery', 'block', 'unblock'];
const FUNCTIONS = ['blockUI', 'unblockUI'];

/** Those of add-ons, each for pages with the settings of this name: scripts ask by the plugin whether the shop has the add-on. */
const OF_ADD_ONS = {
  WooVariationSwatches: 'woo_variation_swatches_options',
  tinvwl_get_wishlist_data: 'tinvwl_add_to_wishlist',
};

/** The fields of `$.blockUI.defaults` that scripts write. See contract/page.md#overlay. */
const DEFAULTS = { message: null, css: {}, overlayCSS: { backgroundColor: '#000', opacity: 0.6, cursor: 'wait' } };

type Loads = Readonly<Record<string, () => void>>;

/** Offers the functions of jQuery, each where the page has none. @param more further plugins, by name, with what loads each */
export function offerFunctions(more: Loads = {}): void {
  const $ = pageGlobal('jQuery');
  const fn: unknown = typeof $ === 'function' ? Reflect.get($, 'fn') : undefined;
  if (typeof $ !== 'function' || typeof fn !== 'object' || fn === null) return;
  for (const name of PLUGINS) offerStandIn(fn, name);
  for (const [name, settings] of Object.entries(OF_ADD_ONS)) if (pageGlobal(settings)) offerStandIn(fn, name);
  for (const [name, load] of Object.entries(more)) offerStandIn(fn, name, load);
  for (const name of FUNCTIONS) offerStandIn($, name);
  const blockUI: unknown = Reflect.get($, 'blockUI');
  if (typeof blockUI === 'function' && !Reflect.has(blockUI, 'defaults'))
    Reflect.set(blockUI, 'defaults', structuredClone(DEFAULTS));
}

/**
 * Offers what scripts of others call, from the first script on: each call is kept, and played when the bundle is there. What the page
 * has by itself stays.
 * @param more plugins of libraries that are held back
 */
export function installEarly(more?: Loads): void {
  closeAtFirst();
  offerCustomButtons();
  keepOrderTracking();
  const offer = () => offerFunctions(more);
  offer();
  // Any script that loads may contain jQuery; the scripts after it are to find the plugins.
  document.addEventListener('load', offer, true);
  document.addEventListener('DOMContentLoaded', offer);
}
