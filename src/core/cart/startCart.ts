import { bus } from '../bus/bus';
import type { ShopEvents } from '../bus/events';
import { hasPageGlobal } from '../config/pageGlobal';
import { whenLoaded } from '../connection/importWithRetry';
import { getCookie } from '../cookies';
import { t } from '../messages';
import { isShopScriptAtWork } from '../shopScripts';
import { applyFragments } from './applyFragments';
import { connectBlocks } from './blockCart';
import { markAdded, markIdle } from './buttonState';
import { cartArrived, cartStore, HASH_COOKIE, hasItems } from './cartStore';
import { type FragmentCache, MINI_CART_FRAGMENT, MINI_CARTS, openFragmentCache } from './fragmentCache';
import { refreshFragments, renewRefresh } from './refreshFragments';

const LOADING = '.add_to_cart_button.loading, .single_add_to_cart_button.loading';

/** See contract/cart.md#events-of-the-cart. */
export function startCart(signal: AbortSignal): void {
  hideWhenEmpty(signal);
  const hasCartWidget = document.querySelector(MINI_CARTS) !== null || hasPageGlobal('wc_cart_fragments_params');
  const cache = openFragmentCache();
  listenForChanges(cache, signal);
  connectBlocks(signal);
  if (!hasCartWidget || isShopScriptAtWork('cart-fragments')) return;

  const refresh = () => void refreshFragments(cache);
  bus.on('wc_fragment_refresh', refresh, { target: document.body, signal });
  bus.on('updated_wc_div', refresh, { target: document.body, signal });
  freshenOnReturn(refresh, signal, cache !== undefined);
  if (cache) keepFresh(cache, refresh, signal);

  const kept = cache?.read(Date.now());
  if (!kept) {
    refresh();
    return;
  }
  applyFragments(kept.fragments);
  cartArrived(kept.hash, kept.fragments);
  bus.emit('wc_fragments_loaded', {});
}

/** When the page comes back from the back/forward cache. */
function onReturn(run: () => void, signal: AbortSignal): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && run(), { signal });
}

function listenForChanges(cache: FragmentCache | undefined, signal: AbortSignal): void {
  const changed = ({ fragments, cartHash, button }: ShopEvents['added_to_cart'], isAdd: boolean) => {
    // The shop's own script, where it still is on the page, does all of this in its own listener.
    if (isShopScriptAtWork('add-to-cart')) return;
    if (button && isAdd) markAdded(button, fragments !== undefined);
    if (fragments) {
      applyFragments(fragments);
      cache?.keepChanged(fragments, cartHash, Date.now());
      cartArrived(cartHash, fragments);
      renewRefresh(cache);
      bus.emit('wc_fragments_loaded', {});
    }
    const message = button?.dataset.success_message || (fragments && t(isAdd ? 'cart.added' : 'cart.removed'));
    // Loaded with the first change: a message is announced a second after it.
    if (button && message) whenLoaded(import('./announceCart'), ({ announceCart }) => announceCart(message));
  };
  const vetoed = ({ button }: ShopEvents['ajax_request_not_sent.adding_to_cart']) => {
    if (!button || isShopScriptAtWork('add-to-cart')) return;
    markIdle(button);
    bus.emit('wc_cart_button_updated', { button });
  };
  const onBody = { target: document.body, signal };
  bus.on('added_to_cart', change => changed(change, true), onBody);
  bus.on('removed_from_cart', change => changed(change, false), onBody);
  bus.on('ajax_request_not_sent.adding_to_cart', vetoed, onBody);
  // A page that was left while an add ran, e.g. for the cart, comes back with its buttons as they were.
  onReturn(() => {
    for (const button of document.querySelectorAll<HTMLElement>(LOADING)) markIdle(button);
  }, signal);
}

/** Refreshes a page from the back/forward cache; without a cache of fragments also one that is shown after the cart has changed. */
function freshenOnReturn(refresh: () => void, signal: AbortSignal, hasCache: boolean): void {
  onReturn(() => {
    for (const content of document.querySelectorAll(MINI_CART_FRAGMENT)) content.replaceChildren();
    bus.emit('wc_fragment_refresh', {});
  }, signal);
  if (hasCache) return;
  // Without storage only the cart's cookie shows changes of another tab.
  const lookAgain = () => {
    const cart = cartStore.getState();
    const isKnown = cart.phase === 'known' && cart.hash === (getCookie(HASH_COOKIE) ?? '');
    if (document.visibilityState === 'visible' && !isKnown) refresh();
  };
  document.addEventListener('visibilitychange', lookAgain, { signal });
}

function keepFresh(cache: FragmentCache, refresh: () => void, signal: AbortSignal): void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === cache.hashKey && cache.isStale()) void refreshFragments(cache, false);
  };
  window.addEventListener('storage', onStorage, { signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = () => {
    clearTimeout(timer);
    const left = cache.lifeLeft(Date.now());
    // The start itself refreshes fragments that are too old already.
    if (left) timer = setTimeout(refresh, left);
  };
  arm();
  bus.on('wc_fragments_refreshed', arm, { signal });
  // The first item in an empty cart begins the 24 hours.
  bus.on('wc_fragments_loaded', arm, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/** Shows mini-carts marked 'hide when empty' while the cart has items or an add runs. */
export function hideWhenEmpty(signal: AbortSignal): void {
  const show = (shown: boolean) => {
    for (const mark of document.querySelectorAll('.hide_cart_widget_if_empty')) {
      const widget = mark.closest<HTMLElement>('.widget_shopping_cart');
      if (widget) widget.style.display = shown ? '' : 'none';
    }
  };
  const evaluate = () => show(hasItems());
  evaluate();
  bus.on('adding_to_cart', () => show(true), { signal });
  // A button's update ends an add, also one that a listener vetoed or that failed.
  bus.on('wc_cart_button_updated', evaluate, { signal });
  bus.on('removed_from_cart', evaluate, { signal });
  bus.on('wc_fragments_loaded', evaluate, { signal });
  bus.on('wc_fragments_refreshed', evaluate, { signal });
}
