/** English texts about the cart of product tables. */
export const en = {
  'product-table.cart_added': 'In your cart: {product}.',
  'product-table.cart_added_all': 'The products are in your cart.',
  'product-table.cart_removed': 'Removed from your cart: {product}.',
  'product-table.cart_removed_all': 'The products are removed from your cart.',
  'product-table.cart_failed': 'Your cart could not be changed. Please try again.',
  'product-table.cart_unknown':
    'The shop did not answer as it should. Please check what is in your cart before you try again.',
  'product-table.cart_offline': 'You are offline, so your cart has not changed.',
  'product-table.remove': 'Remove from your cart: {product}',
  'product-table.cart': 'Cart',
};
