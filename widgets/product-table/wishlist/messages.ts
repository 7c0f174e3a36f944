import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.wishlist_added': '{n} je na seznamu želja.',
  'product-table.wishlist_view': 'Ogled seznama želja',
  'product-table.wishlist_removed': 'S seznama želja odstranjeno: {product}.',
};

export const en: English<typeof sl> = {
  'product-table.wishlist_added': '{n} is in your wishlist.',
  'product-table.wishlist_view': 'View the wishlist',
  'product-table.wishlist_removed': 'Removed from the wishlist: {product}.',
};

export const tRowWishlist = translator(sl);
