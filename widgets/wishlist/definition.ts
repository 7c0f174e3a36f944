import { listenJQuery } from '../../src/core/bus/jquery';
import { pageGlobal } from '../../src/core/config/pageGlobal';
import { getCookie } from '../../src/core/cookies';
import { localStore, sessionStore } from '../../src/core/storage';
import { hashKey, onStoredElsewhere } from '../../src/core/wishlistStorage';
import { conflictWithPlugin } from '../../src/loader/conflictWith';
import type { Definition, HydrationReason } from '../../src/loader/definition';
import { whenIdle, where } from '../../src/loader/hydrateWhen';

const BUTTON = '.tinvwl_add_to_wishlist_button';

/** Whether the list may have products, which no server prints: by the browser's storage, or by the tables' settings. */
const hasItems = (): boolean => {
  const ids = pageGlobal('wcpt_ti_wishlist_ids');
  return (Array.isArray(ids) && ids.length > 0) || /"in":/.test(localStore.get(hashKey()) ?? '');
};

/** Whether the shop may have a list that this tab does not know: of a customer, or of a guest who has begun one. */
const mayHaveList = (): boolean =>
  hashKey() !== '' &&
  sessionStore.get(hashKey()) === undefined &&
  (getCookie('tinv_wishlistkey') !== undefined || document.body.classList.contains('logged-in'));

/** Hydrates with the first interaction on the page. See contract/wishlist.md#call. */
const whenUsed: HydrationReason = (_marker, hydrate, signal) => {
  for (const type of ['pointerdown', 'keydown', 'scroll']) {
    window.addEventListener(type, hydrate, { once: true, capture: true, passive: true, signal });
  }
};

/** Hydrates when a table, or another script, dispatches the products of the list. */
const whenTold: HydrationReason = (_marker, hydrate, signal) => {
  const name = 'tinvwl_wishlist_mark_products';
  document.addEventListener(name, () => hydrate(), { signal });
  listenJQuery(document, name, () => hydrate(), signal);
};

/** Hydrates when another page stores a change, also on a page that was printed with an empty list. */
const whenStored: HydrationReason = (_marker, _hydrate, signal) => {
  const read = (event: Event) =>
    // Its event hydrates all widgets that show the list.
    void import('../../src/core/wishlist/wishlistPage').then(
      page => page.readStoredElsewhere(event),
      () => {},
    );
  onStoredElsewhere(read, signal);
};

export const definition = {
  name: 'wishlist',
  markers: `${BUTTON}, .wishlist_products_counter, .tinv-wishlist > form[data-tinvwl_sharekey]`,
  markerOf: found =>
    found.matches('.wishlist_products_counter') ? found : (found.closest('.tinv-wraper') ?? found.parentElement),
  hydrateWhen: [where(hasItems, whenIdle), where(mayHaveList, whenUsed), whenTold, whenStored],
  controls: `${BUTTON}, [name="tinvwl-remove"]`,
  conflicts: () =>
    conflictWithPlugin(
      "the wishlist's own script",
      'ti-woocommerce-wishlist/assets/js/public',
      'tinvwl_get_wishlist_data',
    ),
  load: () => import('./index'),
} satisfies Definition;
