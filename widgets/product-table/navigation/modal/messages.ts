import { translator } from '../../../../src/core/messages';

const sl = {
  'product-table.filters': 'Filtri',
  'product-table.sorting': 'Razvrščanje',
  'product-table.close': 'Zapri',
};

/** Texts of the navigation of small screens. */
export const tModal = translator(sl, () => import('./en'));
