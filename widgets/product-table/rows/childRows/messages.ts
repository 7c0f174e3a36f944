import { translator } from '../../../../src/core/messages';

const sl = {
  'product-table.details': 'Podrobnosti: {product}',
  'product-table.all_details': 'Podrobnosti vseh izdelkov',
};

/** Texts of child rows. */
export const tChildRows = translator(sl, () => import('./en'));
