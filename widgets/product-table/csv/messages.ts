import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.csv_saved': 'Datoteka {file} je pripravljena.',
  'product-table.csv_nothing': 'Ni izdelkov, ki bi jih lahko shranili.',
  'product-table.csv_failed': 'Datoteke ni bilo mogoče pripraviti. Poskusite znova.',
  'product-table.csv_offline': 'Niste povezani z internetom, zato datoteke ni bilo mogoče pripraviti.',
};

export const en: English<typeof sl> = {
  'product-table.csv_saved': 'The file {file} is ready.',
  'product-table.csv_nothing': 'There are no products to save.',
  'product-table.csv_failed': 'The file could not be prepared. Please try again.',
  'product-table.csv_offline': 'You are not connected to the internet, so the file could not be prepared.',
};

export const tCsv = translator(sl);
