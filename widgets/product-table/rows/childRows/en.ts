/** English texts of child rows. */
export const en = {
  'product-table.details': 'Details: {product}',
  'product-table.all_details': 'Details of all products',
};
