import { whenJQuery } from '../../src/core/bus/jquery';
import { askWishlist } from '../../src/core/wishlist/wishlistPage';
import { refreshPages } from './pageStore';

let isOffered = false;

/**
 * Offers what pages of the add-on call: `$.fn.tinvwl_get_wishlist_data('refresh')`, as the page of a list does when another
 * tab has changed it. Ours carries `isShopWidgets`.
 */
export function offerPlugin(): void {
  if (isOffered) return;
  isOffered = true;
  whenJQuery($ => {
    if ('tinvwl_get_wishlist_data' in $.fn) return;
    const refresh = () => {
      if (!refreshPages()) void askWishlist('get_data').catch(() => {});
    };
    $.fn.tinvwl_get_wishlist_data = Object.assign(refresh, { isShopWidgets: true });
  });
}
