/** English texts of tables that load more rows on scrolling. */
export const en = {
  'product-table.added': { one: '{n} more product was loaded.', other: '{n} more products were loaded.' },
  'product-table.end': 'These are all products.',
};
