import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.csv_saved': 'Datoteka {file} je pripravljena.',
  'product-table.csv_nothing': 'Ni izdelkov, ki bi jih lahko shranili.',
};

export const en: English<typeof sl> = {
  'product-table.csv_saved': 'The file {file} is ready.',
  'product-table.csv_nothing': 'There are no products to save.',
};

export const tCsv = translator(sl);
