import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.variation': 'Različica: {product}',
  'product-table.term': '{attribute}: {product}',
  'product-table.chosen': '{product}: {details}',
  'product-table.cleared': '{product}: izbira je počiščena.',
  'product-table.set_aside': 'Te možnosti tukaj trenutno ni mogoče izbrati. Izberite jo na strani izdelka.',
  'product-table.choose': 'Izberite možnosti izdelka, preden ga dodate v košarico.',
  'product-table.no_match': 'Noben izdelek ne ustreza vaši izbiri. Izberite drugo kombinacijo.',
  'product-table.unavailable': 'Ta izdelek ni na voljo. Izberite drugo kombinacijo.',
  'product-table.out_of_stock': 'Izdelka trenutno ni na zalogi.',
};

export const en: English<typeof sl> = {
  'product-table.variation': 'Variation: {product}',
  'product-table.term': '{attribute}: {product}',
  'product-table.chosen': '{product}: {details}',
  'product-table.cleared': '{product}: your choice is cleared.',
  'product-table.set_aside': 'This option can’t be chosen here at the moment. Choose it on the product’s page.',
  'product-table.choose': 'Choose the product’s options before you add it to your cart.',
  'product-table.no_match': 'No product matches your choice. Choose another combination.',
  'product-table.unavailable': 'This product is unavailable. Choose another combination.',
  'product-table.out_of_stock': 'This product is out of stock at the moment.',
};

export const tVariation = translator(sl);
