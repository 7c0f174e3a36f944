import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.filters': 'Filtri',
  'product-table.sorting': 'Razvrščanje',
  'product-table.close': 'Zapri',
  'product-table.search_options': 'Išči med možnostmi',
  'product-table.options': {
    one: 'Ustreza {n} možnost.',
    two: 'Ustrezata {n} možnosti.',
    few: 'Ustrezajo {n} možnosti.',
    other: 'Ustreza {n} možnosti.',
  },
  'product-table.no_options': 'Nobena možnost ne ustreza.',
};

export const en: English<typeof sl> = {
  'product-table.filters': 'Filters',
  'product-table.sorting': 'Sort by',
  'product-table.close': 'Close',
  'product-table.search_options': 'Search the options',
  'product-table.options': { one: '{n} option matches.', other: '{n} options match.' },
  'product-table.no_options': 'No option matches.',
};

/** Texts of the dialog for phones and of the search for filter options; the others are the table's. */
export const tNavigation = translator(sl);
