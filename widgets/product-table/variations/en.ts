/** English texts about variations in rows. */
export const en = {
  'product-table.variation': 'Variation: {product}',
  'product-table.term': '{attribute}: {product}',
  'product-table.chosen': '{product}: {details}',
  'product-table.cleared': '{product}: your choice is cleared.',
  'product-table.set_aside': 'This option can’t be chosen here at the moment. Choose it on the product’s page.',
  'product-table.choose': 'Choose the product’s options before you add it to your cart.',
  'product-table.no_match': 'No product matches your choice. Choose another combination.',
  'product-table.unavailable': 'This product is unavailable. Choose another combination.',
  'product-table.out_of_stock': 'This product is out of stock at the moment.',
};
