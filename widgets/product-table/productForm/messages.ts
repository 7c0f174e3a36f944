import { translator } from '../../../src/core/messages';

const sl = {
  'product-table.form': 'Izbira izdelka',
  'product-table.form_loading': 'Nalaganje …',
  'product-table.form_failed': 'Obrazca izdelka ni bilo mogoče odpreti. Poskusite znova.',
  'product-table.close': 'Zapri',
};

/** Texts about a product's form over the page. */
export const tForm = translator(sl, () => import('./en'));
