import { type English, translator } from '../../src/core/messages';

const sl = {
  'quantity.more': 'Povečaj količino',
  'quantity.less': 'Zmanjšaj količino',
  'quantity.now': 'Količina: {n}',
  'quantity.most': 'Količina: {n}. Več jih ni mogoče izbrati.',
  'quantity.least': 'Količina: {n}. Manj jih ni mogoče izbrati.',
};

export const en: English<typeof sl> = {
  'quantity.more': 'Increase quantity',
  'quantity.less': 'Decrease quantity',
  'quantity.now': 'Quantity: {n}',
  'quantity.most': 'Quantity: {n}. No more can be chosen.',
  'quantity.least': 'Quantity: {n}. No fewer can be chosen.',
};

export const tQuantity = translator(sl);
