import { vi } from 'vitest';
import { bus } from '../../../src/core/bus/bus';
import type { ShopEventName } from '../../../src/core/bus/events';
import { HASH_COOKIE } from '../../../src/core/cart/cartStore';
import { json } from '../calls/helpers';

export const CORE = 'div.widget_shopping_cart_content';
export const HASH_KEY = 'wc_cart_hash_2a';
export const FRAGMENT_KEY = 'wc_fragments_2a';
export const CREATED_KEY = 'wc_cart_created';
export const DAY = 86_400_000;

/** The mini-cart's fragment with a text in it. */
export const miniCart = (text: string) => `<div class="widget_shopping_cart_content">${text}</div>`;

/** A whole fragment map of the shop. */
export const fragmentsWith = (text: string) => ({ [CORE]: miniCart(text) });

/** The shop's answer to anything that changes or shows the cart. */
export const cartAnswer = (text: string, hash: string) => json({ fragments: fragmentsWith(text), cart_hash: hash });

/** Settings that the server prints on a page with a mini-cart. */
export function putShopSettings(addToCart: object = {}): void {
  const wc_ajax_url = '/?wc-ajax=%%endpoint%%';
  vi.stubGlobal('wc_cart_fragments_params', {
    wc_ajax_url,
    cart_hash_key: HASH_KEY,
    fragment_name: FRAGMENT_KEY,
    request_timeout: '5000',
  });
  vi.stubGlobal('wc_add_to_cart_params', {
    wc_ajax_url,
    cart_url: 'https://shop.test/kosarica/',
    i18n_view_cart: 'Prikaz košarice',
    is_cart: '',
    cart_redirect_after_add: 'no',
    ...addToCart,
  });
}

/** The cookies that the server sends with each change of the cart. */
export function putCartCookies(hash: string): void {
  const age = hash ? '' : ';max-age=0';
  // biome-ignore lint/suspicious/noDocumentCookie: the server writes it like this.
  document.cookie = `${HASH_COOKIE}=${hash};path=/${age}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the server writes it like this.
  document.cookie = `woocommerce_items_in_cart=${hash ? 1 : 0};path=/${age}`;
}

/** Fragments and hash as a page before this one kept them. */
export function putCache(text: string, hash: string, created?: number): void {
  sessionStorage.setItem(FRAGMENT_KEY, JSON.stringify(fragmentsWith(text)));
  sessionStorage.setItem(HASH_KEY, hash);
  localStorage.setItem(HASH_KEY, hash);
  if (created !== undefined) sessionStorage.setItem(CREATED_KEY, String(created));
}

/** Takes everything away that a cart leaves behind. */
export function clearCart(): void {
  sessionStorage.clear();
  localStorage.clear();
  putCartCookies('');
  document.body.replaceChildren();
}

/** Names of the bus's events, in order, until the signal. */
export function namesHeard(names: readonly ShopEventName[], signal: AbortSignal): string[] {
  const heard: string[] = [];
  for (const name of names) bus.on(name, () => heard.push(name), { signal, target: document.body });
  return heard;
}

/** A storage area whose writes fail for some keys, as one that is full. */
export function fullArea(area: Storage, isTooBig: (key: string) => boolean = () => true): Storage {
  return {
    get length() {
      return area.length;
    },
    key: index => area.key(index),
    getItem: key => area.getItem(key),
    removeItem: key => area.removeItem(key),
    clear: () => area.clear(),
    setItem(key, value) {
      if (isTooBig(key)) throw new DOMException('full', 'QuotaExceededError');
      area.setItem(key, value);
    },
  };
}
