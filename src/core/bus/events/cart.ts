import type { Bare } from './bare';

/** HTML by CSS selector, as the shop sends it with every change of the cart. */
export type Fragments = Readonly<Record<string, string>>;

/** The live fields of a call that adds to the cart; listeners may add keys. */
export type AddToCartFields = Record<string, unknown>;

interface ButtonEvent {
  /** The control that caused it; null when a script did. */
  readonly button: HTMLElement | null;
}

interface CartChange extends ButtonEvent {
  /** Undefined when the sender had none. */
  readonly fragments: Fragments | undefined;
  /** Empty for an empty cart. */
  readonly cartHash: string;
  /** Product tables set it, to tell their own events from those that they answer with a call. Source: product-table contract 17.5. */
  readonly trigger_lock?: boolean | undefined;
}

/** Events of the cart, on `document.body`. Source: storefront contract 6.7, 13.5, 15.6. */
export interface CartEvents {
  /** An add is about to be sent; `data` is the live object. jQuery: `$button, data`. */
  adding_to_cart: ButtonEvent & { readonly data: AddToCartFields };
  /** A listener vetoed an add. jQuery: `false, false, $button`. */
  'ajax_request_not_sent.adding_to_cart': ButtonEvent;
  /** The shop confirmed an add. jQuery: `fragments, cartHash, $button`, and `true` from product tables. */
  added_to_cart: CartChange;
  /** The shop confirmed a removal; `button` is the link. jQuery: `fragments, cartHash, $link`. */
  removed_from_cart: CartChange;
  /** A button's classes or 'View cart' link changed. jQuery: `$button`. */
  wc_cart_button_updated: ButtonEvent;
  /** Fragments from the cache, or those of an add or removal, are in the page. */
  wc_fragments_loaded: Bare;
  /** Fragments fresh from the server are in the page. */
  wc_fragments_refreshed: Bare;
  /** A refresh failed; the page keeps what it had. */
  wc_fragments_ajax_error: Bare;
  /** Asks for a refresh of the fragments. */
  wc_fragment_refresh: Bare;
  /** The cart page was replaced; fragments are refreshed. */
  updated_wc_div: Bare;
  /** Asks the cart page for a refresh, which may leave the notices of the page in it. jQuery: `true`, or nothing. */
  wc_update_cart: { readonly preserveNotices?: boolean | undefined };
  /** A line was removed on the cart page. */
  item_removed_from_classic_cart: Bare;
}

/** Questions that a listener answers with `false` to veto. Source: storefront contract 2.4.3, 6.4. */
export interface CartQuestions {
  /** May this add be sent in the background? jQuery (`triggerHandler` on `document.body`): `$button`. */
  'should_send_ajax_request.adding_to_cart': ButtonEvent;
}
