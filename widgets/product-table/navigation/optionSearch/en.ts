/** English texts of the search for filter options. */
export const en = {
  'product-table.search_options': 'Search the options',
  'product-table.options': { one: '{n} option matches.', other: '{n} options match.' },
  'product-table.no_options': 'No option matches.',
};
