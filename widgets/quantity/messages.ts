import { type English, translator } from '../../src/core/messages';

const sl = {
  'quantity.more': 'Povečaj količino',
  'quantity.less': 'Zmanjšaj količino',
};

export const en: English<typeof sl> = {
  'quantity.more': 'Increase quantity',
  'quantity.less': 'Decrease quantity',
};

export const tQuantity = translator(sl);
