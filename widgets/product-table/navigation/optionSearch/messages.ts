import { translator } from '../../../../src/core/messages';

const sl = {
  'product-table.search_options': 'Išči med možnostmi',
  'product-table.options': {
    one: 'Ustreza {n} možnost.',
    two: 'Ustrezata {n} možnosti.',
    few: 'Ustrezajo {n} možnosti.',
    other: 'Ustreza {n} možnosti.',
  },
  'product-table.no_options': 'Nobena možnost ne ustreza.',
};

/** Texts of the search for filter options. */
export const tOptions = translator(sl, () => import('./en'));
