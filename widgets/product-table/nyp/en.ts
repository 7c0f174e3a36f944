/** English texts about prices that the shopper names. */
export const en = {
  'product-table.price': 'Your price: {product}',
  'product-table.price_empty': 'Enter a price.',
  'product-table.price_min': 'The price is too low. Enter at least {price}.',
  'product-table.price_max': 'The price is too high. Enter at most {price}.',
};
