import { type English, translator } from '../../../../src/core/messages';

const sl = {
  'product-table.details': 'Podrobnosti: {product}',
  'product-table.all_details': 'Podrobnosti vseh izdelkov',
};

export const en: English<typeof sl> = {
  'product-table.details': 'Details: {product}',
  'product-table.all_details': 'Details of all products',
};

/** Texts of child rows. */
export const tChildRows = translator(sl);
