import { type English, translator } from '../../../../src/core/messages';

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
  'product-table.found': {
    one: 'Najden je {n} izdelek.',
    two: 'Najdena sta {n} izdelka.',
    few: 'Najdeni so {n} izdelki.',
    other: 'Najdenih je {n} izdelkov.',
  },
  'product-table.not_found': 'Noben izdelek ne ustreza iskanju.',
  'product-table.not_found_yet':
    'Noben od naloženih izdelkov ne ustreza iskanju. Pomaknite se naprej in naložili se bodo še drugi.',
  'product-table.sorted': 'Razvrščeno: {by}.',
  'product-table.sorted_asc': 'Razvrščeno po stolpcu {by}, naraščajoče.',
  'product-table.sorted_desc': 'Razvrščeno po stolpcu {by}, padajoče.',
  'product-table.added': {
    one: 'Naložen je še {n} izdelek.',
    two: 'Naložena sta še {n} izdelka.',
    few: 'Naloženi so še {n} izdelki.',
    other: 'Naloženih je še {n} izdelkov.',
  },
  'product-table.end': 'To so vsi izdelki.',
};

export const en: English<typeof sl> = {
  'product-table.filters': 'Filters',
  'product-table.sorting': 'Sort by',
  'product-table.close': 'Close',
  'product-table.search_options': 'Search the options',
  'product-table.options': { one: '{n} option matches.', other: '{n} options match.' },
  'product-table.no_options': 'No option matches.',
  'product-table.found': { one: '{n} product was found.', other: '{n} products were found.' },
  'product-table.not_found': 'No product matches the search.',
  'product-table.not_found_yet': 'No product that is loaded matches the search. Scroll on to load more.',
  'product-table.sorted': 'Sorted: {by}.',
  'product-table.sorted_asc': 'Sorted by column {by}, ascending.',
  'product-table.sorted_desc': 'Sorted by column {by}, descending.',
  'product-table.added': { one: '{n} more product was loaded.', other: '{n} more products were loaded.' },
  'product-table.end': 'These are all products.',
};

/** Texts of late code: the dialog for phones, the search for options, searching and sorting without the server, rows on scrolling. */
export const tNavigation = translator(sl);
