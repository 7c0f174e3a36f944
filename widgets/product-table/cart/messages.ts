import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.cart_added': 'V košarici: {product}.',
  'product-table.cart_added_all': 'Izdelki so v košarici.',
  'product-table.cart_removed': 'Iz košarice odstranjeno: {product}.',
  'product-table.cart_removed_all': 'Izdelki so odstranjeni iz košarice.',
  'product-table.cart_failed': 'Košarice ni bilo mogoče spremeniti. Poskusite znova.',
  'product-table.cart_unknown':
    'Trgovina ni odgovorila, kot bi morala. Preverite, kaj je v košarici, preden poskusite znova.',
  'product-table.cart_offline': 'Niste povezani z internetom, zato se košarica ni spremenila.',
  'product-table.cart_missing': 'Ni bilo dodano: {products}.',
  'product-table.cart_missing_more': 'Ni bilo dodano: {products} in še {n}.',
  'product-table.cart': 'Košarica',
};

export const en: English<typeof sl> = {
  'product-table.cart_added': 'In your cart: {product}.',
  'product-table.cart_added_all': 'The products are in your cart.',
  'product-table.cart_removed': 'Removed from your cart: {product}.',
  'product-table.cart_removed_all': 'The products are removed from your cart.',
  'product-table.cart_failed': 'Your cart could not be changed. Please try again.',
  'product-table.cart_unknown':
    'The shop did not answer as it should. Please check what is in your cart before you try again.',
  'product-table.cart_offline': 'You are offline, so your cart has not changed.',
  'product-table.cart_missing': 'Not added: {products}.',
  'product-table.cart_missing_more': 'Not added: {products} and {n} more.',
  'product-table.cart': 'Cart',
};

export const tCart = translator(sl);
