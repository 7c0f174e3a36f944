import { bare } from '../defineEvent';
import { definePositional, element, flag, record } from '../positional';

/** Events of the wishlist. See contract/wishlist.md#events. */
export const wishlistEvents = {
  /** An own button was pressed, before anything is looked at. jQuery: the element. */
  tinvwl_add_to_wishlist_button_click: definePositional({ button: element }),
  /** Data that an own button is about to send. jQuery: the element, the fields by name. */
  tinvwl_wishlist_button_clicked: definePositional({ button: element, data: record }),
  /** The shop answered. jQuery: the call's settings, the answer. */
  tinvwl_wishlist_ajax_response: definePositional({ context: record, response: record }),
  /** Whether an own button's product was put into the list. jQuery: the element, the answer's `status`. */
  tinvwl_wishlist_added_status: definePositional({ button: element, status: flag }),
  /** Content of the list: buttons follow, also when another script raises it. jQuery: `wishlists_data`. */
  tinvwl_wishlist_mark_products: definePositional({ data: record }),
  /** An own button shows whether its product is in the list. jQuery: the element, whether it is. */
  tinvwl_wishlist_product_marked: definePositional({ button: element, isMarked: flag }),
  /** The message was closed. */
  tinvwl_modal_closed: bare,
};
