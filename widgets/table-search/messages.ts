import { type English, translator } from '../../src/core/messages';

const sl = {
  'table-search.keyword': 'Iskanje po izdelkih',
  'table-search.category': 'Kategorija',
  'table-search.submit': 'Išči',
  'table-search.clear': 'Počisti iskanje',
};

export const en: English<typeof sl> = {
  'table-search.keyword': 'Search for products',
  'table-search.category': 'Category',
  'table-search.submit': 'Search',
  'table-search.clear': 'Clear the search',
};

export const tTableSearch = translator(sl);
