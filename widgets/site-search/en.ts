/** English texts of the search. */
export const en = {
  'site-search.label': 'Search',
  'site-search.close': 'Close the search',
  'site-search.results': 'Search results',
  'site-search.found': {
    one: '{count} result. Press the down arrow to reach it.',
    other: '{count} results. Press the down arrow to reach them.',
  },
  'site-search.none': 'No results.',
  'site-search.failed': 'The results could not be loaded. Press Enter to open the page of results.',
  'site-search.expired': 'This page has been open for too long. Reload it, or press Enter to open the page of results.',
};
