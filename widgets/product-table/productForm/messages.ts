import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.form': 'Izbira izdelka',
  'product-table.form_loading': 'Nalaganje …',
  'product-table.form_failed': 'Obrazca izdelka ni bilo mogoče odpreti. Poskusite znova.',
  'product-table.close': 'Zapri',
};

export const en: English<typeof sl> = {
  'product-table.form': 'Choose the product’s options',
  'product-table.form_loading': 'Loading…',
  'product-table.form_failed': 'The product’s form could not be opened. Please try again.',
  'product-table.close': 'Close',
};

/** Texts about a product's form over the page. */
export const tForm = translator(sl);
