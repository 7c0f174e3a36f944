import { translator } from '../../../src/core/messages';

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

/** Texts of searching and sorting without the server. */
export const tInstant = translator(sl, () => import('./en'));
