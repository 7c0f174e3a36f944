import { translator } from '../../../src/core/messages';

const sl = {
  'product-table.cart_added': 'V košarici: {product}.',
  'product-table.cart_added_all': 'Izdelki so v košarici.',
  'product-table.cart_removed': 'Iz košarice odstranjeno: {product}.',
  'product-table.cart_removed_all': 'Izdelki so odstranjeni iz košarice.',
  'product-table.cart_failed': 'Košarice ni bilo mogoče spremeniti. Poskusite znova.',
  'product-table.cart_unknown':
    'Trgovina ni odgovorila, kot bi morala. Preverite, kaj je v košarici, preden poskusite znova.',
  'product-table.cart_offline': 'Niste povezani z internetom, zato se košarica ni spremenila.',
  'product-table.remove': 'Odstrani iz košarice: {product}',
  'product-table.cart': 'Košarica',
};

/** Texts about the cart of product tables. */
export const tCart = translator(sl, () => import('./en'));
