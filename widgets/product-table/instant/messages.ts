import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.found': {
    one: 'Najden je {n} izdelek.',
    two: 'Najdena sta {n} izdelka.',
    few: 'Najdeni so {n} izdelki.',
    other: 'Najdenih je {n} izdelkov.',
  },
  'product-table.not_found': 'Noben izdelek ne ustreza iskanju.',
  'product-table.sorted': 'Razvrščeno: {by}.',
  'product-table.sorted_asc': 'Razvrščeno po stolpcu {by}, naraščajoče.',
  'product-table.sorted_desc': 'Razvrščeno po stolpcu {by}, padajoče.',
};

export const en: English<typeof sl> = {
  'product-table.found': { one: '{n} product was found.', other: '{n} products were found.' },
  'product-table.not_found': 'No product matches the search.',
  'product-table.sorted': 'Sorted: {by}.',
  'product-table.sorted_asc': 'Sorted by column {by}, ascending.',
  'product-table.sorted_desc': 'Sorted by column {by}, descending.',
};

/** Texts of searching and sorting without the server. */
export const tInstant = translator(sl);
