import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.details': 'Podrobnosti: {product}',
  'product-table.all_details': 'Podrobnosti vseh izdelkov',
  'product-table.price': 'Vaša cena: {product}',
  'product-table.price_empty': 'Vnesite ceno.',
  'product-table.price_min': 'Cena je prenizka. Vnesite vsaj {price}.',
  'product-table.price_max': 'Cena je previsoka. Vnesite največ {price}.',
};

export const en: English<typeof sl> = {
  'product-table.details': 'Details: {product}',
  'product-table.all_details': 'Details of all products',
  'product-table.price': 'Your price: {product}',
  'product-table.price_empty': 'Enter a price.',
  'product-table.price_min': 'The price is too low. Enter at least {price}.',
  'product-table.price_max': 'The price is too high. Enter at most {price}.',
};

export const tRows = translator(sl);
