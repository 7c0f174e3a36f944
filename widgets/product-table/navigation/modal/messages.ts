import { type English, translator } from '../../../../src/core/messages';

const sl = {
  'product-table.filters': 'Filtri',
  'product-table.sorting': 'Razvrščanje',
  'product-table.close': 'Zapri',
};

export const en: English<typeof sl> = {
  'product-table.filters': 'Filters',
  'product-table.sorting': 'Sort by',
  'product-table.close': 'Close',
};

/** Texts of the navigation of small screens. */
export const tModal = translator(sl);
