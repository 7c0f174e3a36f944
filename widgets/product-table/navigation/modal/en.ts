/** English texts of the navigation of small screens. */
export const en = {
  'product-table.filters': 'Filters',
  'product-table.sorting': 'Sort by',
  'product-table.close': 'Close',
};
