import type { Fragments } from '../bus/events';
import { fragmentsOf } from '../bus/events/cart';
import { readFragmentParams } from '../config/shopGlobals';
import { getCookie } from '../cookies';
import { text } from '../guards';
import { areStoresUsable, localStore, sessionStore } from '../storage';
import { HASH_COOKIE } from './cartStore';

/** Fragment of the mini-cart's content; without it a cached map is of no use. */
export const MINI_CART_FRAGMENT = 'div.widget_shopping_cart_content';
/** The content of a mini-cart: the shop's widget, or the list of a theme's own drawer. */
export const MINI_CARTS = `${MINI_CART_FRAGMENT}, .woocommerce-mini-cart`;
/** Longest life of cached fragments, in ms. */
const FRAGMENT_LIFETIME = 86_400_000;

const CREATED_KEY = 'wc_cart_created';
/** Key of the language and address that the fragments are for. */
const PAGE_KEY = 'sw_cart_page';

export type FragmentCache = NonNullable<ReturnType<typeof openFragmentCache>>;

/** Opens the cache; undefined without a cart widget, or when storage is blocked or full. Names are the shop's. */
export function openFragmentCache() {
  const params = readFragmentParams();
  if (!params?.fragmentKey || !params.hashKey || !areStoresUsable()) return undefined;
  const { fragmentKey, hashKey } = params;

  const created = () => {
    const time = Number(sessionStore.get(CREATED_KEY));
    return Number.isFinite(time) && time > 0 ? time : undefined;
  };
  const storedHash = () => sessionStore.get(hashKey) ?? '';
  // Pages in another language may share the names: an empty cart has no hash that would tell them apart.
  const ofPage = `${document.documentElement.lang} ${params.ajaxUrl}`;
  const keep = (fragments: Fragments, hash: string, isNews = true) => {
    // Older fragments must not stand beside the new hash.
    if (!sessionStore.set(fragmentKey, JSON.stringify(fragments))) sessionStore.remove(fragmentKey);
    sessionStore.set(PAGE_KEY, ofPage);
    sessionStore.set(hashKey, hash);
    if (isNews) localStore.set(hashKey, hash);
  };

  return {
    /** Key whose `storage` event tells of other tabs. */
    hashKey,
    /** Returns the fragments for a page's start; undefined: it asks the shop. See contract/cart.md#fragments. */
    read(now: number): { readonly fragments: Fragments; readonly hash: string } | undefined {
      const hash = storedHash();
      const born = created();
      const isOld = born === undefined ? hash !== '' : now - born > FRAGMENT_LIFETIME;
      const fragments = fragmentsOf(sessionStore.readJson(fragmentKey));
      if ((sessionStore.get(PAGE_KEY) ?? ofPage) !== ofPage) return undefined;
      if (isOld || !fragments || !text(fragments[MINI_CART_FRAGMENT])) return undefined;
      if (hash !== (getCookie(HASH_COOKIE) ?? '')) return undefined;
      return { fragments, hash };
    },
    /** ms until the cached fragments are too old; undefined when nothing is counted down. */
    lifeLeft(now: number): number | undefined {
      const born = created();
      return born === undefined ? undefined : Math.max(0, born + FRAGMENT_LIFETIME - now);
    },
    /**
     * Keeps an answer to a refresh: with a hash it counts from now.
     * @param isNews false for an answer that another tab's change has led to: told of it, a tab in another language, whose cart has
     * another hash, would ask again, and so on without end
     */
    keepRefreshed(fragments: Fragments, hash: string, now: number, isNews = true): void {
      keep(fragments, hash, isNews);
      if (hash) sessionStore.set(CREATED_KEY, String(now));
      else sessionStore.remove(CREATED_KEY);
    },
    /** Keeps the answer to an add or removal: counts from now only if the cart was empty before. */
    keepChanged(fragments: Fragments, hash: string, now: number): void {
      if (!storedHash()) sessionStore.set(CREATED_KEY, String(now));
      keep(fragments, hash);
    },
    isStale: (): boolean => (localStore.get(hashKey) ?? '') !== storedHash(),
  };
}
