/** English texts of searching and sorting without the server. */
export const en = {
  'product-table.found': { one: '{n} product was found.', other: '{n} products were found.' },
  'product-table.not_found': 'No product matches the search.',
  'product-table.sorted': 'Sorted: {by}.',
  'product-table.sorted_asc': 'Sorted by column {by}, ascending.',
  'product-table.sorted_desc': 'Sorted by column {by}, descending.',
};
