import type { Bare } from './bare';

/** Events of the wishlist. Source: add-on contract 7.5. */
export interface WishlistEvents {
  /** An own button was pressed, before anything is looked at. jQuery: the element. */
  tinvwl_add_to_wishlist_button_click: { readonly button: HTMLElement };
  /** What an own button is about to send. jQuery: the element, the fields by name. */
  tinvwl_wishlist_button_clicked: { readonly button: HTMLElement; readonly data: Readonly<Record<string, unknown>> };
  /** The shop answered. jQuery: the call's settings, the answer. */
  tinvwl_wishlist_ajax_response: {
    readonly context: Readonly<Record<string, unknown>>;
    readonly response: Readonly<Record<string, unknown>>;
  };
  /** Whether an own button's product was put into the list. jQuery: the element, the answer's `status`. */
  tinvwl_wishlist_added_status: { readonly button: HTMLElement; readonly status: boolean };
  /** What is in the list: buttons follow, also when another script raises it. jQuery: `wishlists_data`. */
  tinvwl_wishlist_mark_products: { readonly data: Readonly<Record<string, unknown>> };
  /** An own button shows whether its product is in the list. jQuery: the element, whether it is. */
  tinvwl_wishlist_product_marked: { readonly button: HTMLElement; readonly isMarked: boolean };
  /** The message was closed. */
  tinvwl_modal_closed: Bare;
}
