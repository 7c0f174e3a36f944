import { type English, translator } from '../../../src/core/messages';

const sl = {
  'product-table.added': {
    one: 'Naložen je še {n} izdelek.',
    two: 'Naložena sta še {n} izdelka.',
    few: 'Naloženi so še {n} izdelki.',
    other: 'Naloženih je še {n} izdelkov.',
  },
  'product-table.end': 'To so vsi izdelki.',
};

export const en: English<typeof sl> = {
  'product-table.added': { one: '{n} more product was loaded.', other: '{n} more products were loaded.' },
  'product-table.end': 'These are all products.',
};

export const tPaging = translator(sl);
