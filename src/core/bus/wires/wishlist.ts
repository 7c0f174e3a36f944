import type { WishlistEvents } from '../events/wishlist';
import { elementOf } from '../jquery';
import { bare, isRecord, type WireTable } from '../wire';

/** Events of the wishlist, with elements as they are, as the add-on sends them. Source: add-on contract 7.5. */
export const wishlistWires: WireTable<WishlistEvents> = {
  tinvwl_add_to_wishlist_button_click: {
    toArguments: ({ button }) => [button],
    fromArguments([element]) {
      const button = elementOf(element);
      return button ? { button } : undefined;
    },
  },
  tinvwl_wishlist_button_clicked: {
    toArguments: ({ button, data }) => [button, data],
    fromArguments([element, data]) {
      const button = elementOf(element);
      return button && isRecord(data) ? { button, data } : undefined;
    },
  },
  tinvwl_wishlist_ajax_response: {
    toArguments: ({ context, response }) => [context, response],
    fromArguments: ([context, response]) =>
      isRecord(context) && isRecord(response) ? { context, response } : undefined,
  },
  tinvwl_wishlist_added_status: {
    toArguments: ({ button, status }) => [button, status],
    fromArguments([element, status]) {
      const button = elementOf(element);
      return button ? { button, status: Boolean(status) } : undefined;
    },
  },
  tinvwl_wishlist_mark_products: {
    toArguments: ({ data }) => [data],
    fromArguments: ([data]) => (isRecord(data) ? { data } : undefined),
  },
  tinvwl_wishlist_product_marked: {
    toArguments: ({ button, isMarked }) => [button, isMarked],
    fromArguments([element, isMarked]) {
      const button = elementOf(element);
      return button ? { button, isMarked: Boolean(isMarked) } : undefined;
    },
  },
  tinvwl_modal_closed: bare,
};
