import { isRecord, text } from '../../guards';
import { bare, buttonOnly, defineEvent } from '../defineEvent';
import { elementOf } from '../jquery';

/** HTML by selector, as the shop sends it with every change of the cart; themes add numbers and data under names of their own. */
export type Fragments = Readonly<Record<string, unknown>>;

/** PHP prints an empty map as an empty list. Undefined for anything but a map. */
export function fragmentsOf(value: unknown): Fragments | undefined {
  if (Array.isArray(value)) return value.length === 0 ? {} : undefined;
  return isRecord(value) ? value : undefined;
}

/** The live fields of a call that adds to the cart; listeners may add keys. */
export type AddToCartFields = Record<string, unknown>;

export interface ButtonEvent {
  /** The control that caused it; null when a script did. */
  readonly button: HTMLElement | null;
}

export interface CartChange extends ButtonEvent {
  /** Undefined when the sender had none. */
  readonly fragments: Fragments | undefined;
  /** Empty for an empty cart. */
  readonly cartHash: string;
  /** Product tables set it, to tell their own events from those that they answer with a call. */
  readonly trigger_lock?: boolean | undefined;
}

const change = defineEvent<CartChange>({
  toArguments: ({ fragments, cartHash, button, trigger_lock }, wrap) => [
    fragments,
    cartHash,
    ...(trigger_lock ? [button ? wrap(button) : false, true] : [button && wrap(button)]),
  ],
  fromArguments: ([fragments, cartHash, button, lock]) => ({
    fragments: fragmentsOf(fragments),
    cartHash: text(cartHash),
    button: elementOf(button),
    ...(lock ? { trigger_lock: true } : {}),
  }),
});

/** Events of the cart, on `document.body`. See contract/cart.md#events-of-the-cart. */
export const cartEvents = {
  /** An add is about to be sent; `data` is the live object. jQuery: `$button, data`. */
  adding_to_cart: defineEvent<ButtonEvent & { readonly data: AddToCartFields }>({
    toArguments: ({ button, data }, wrap) => [wrap(button), data],
    fromArguments: ([button, data]) => ({ button: elementOf(button), data: isRecord(data) ? data : {} }),
  }),
  /** A listener vetoed an add. jQuery: `false, false, $button`. */
  'ajax_request_not_sent.adding_to_cart': defineEvent<ButtonEvent>({
    toArguments: ({ button }, wrap) => [false, false, wrap(button)],
    fromArguments: ([, , button]) => ({ button: elementOf(button) }),
  }),
  /** The shop confirmed an add. jQuery: `fragments, cartHash, $button`, and `true` from product tables. */
  added_to_cart: change,
  /** The shop confirmed a removal; `button` is the link. jQuery: `fragments, cartHash, $link`. */
  removed_from_cart: change,
  /** A button's classes or 'View cart' link changed. jQuery: `$button`. */
  wc_cart_button_updated: buttonOnly,
  /** Fragments from the cache, or those of an add or removal, are in the page. */
  wc_fragments_loaded: bare,
  /** Fragments fresh from the server are in the page. */
  wc_fragments_refreshed: bare,
  /** A refresh failed; the page keeps what it had. */
  wc_fragments_ajax_error: bare,
  /** Asks for a refresh of the fragments. */
  wc_fragment_refresh: bare,
  /** The cart page was replaced; fragments are refreshed. */
  updated_wc_div: bare,
  /** Asks the cart page for a refresh, which may leave the notices of the page in it. jQuery: `true`, or nothing. */
  wc_update_cart: defineEvent<{ readonly preserveNotices?: boolean | undefined }>({
    toArguments: ({ preserveNotices }) => (preserveNotices ? [true] : []),
    fromArguments: ([preserve]) => ({ ...(preserve ? { preserveNotices: true } : {}) }),
  }),
  /** A line was removed on the cart page. */
  item_removed_from_classic_cart: bare,
};

/** Questions that a listener answers with `false` to veto. See contract/page.md#jquery. */
export const cartQuestions = {
  /** May this add be sent in the background? jQuery (`triggerHandler` on `document.body`): `$button`. */
  'should_send_ajax_request.adding_to_cart': buttonOnly,
};
