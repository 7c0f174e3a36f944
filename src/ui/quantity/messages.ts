import { type English, translator } from '../../core/messages';

const sl = {
  'quantity.now': 'Količina: {n}',
  'quantity.most': 'Količina: {n}. Več jih ni mogoče izbrati.',
  'quantity.least': 'Količina: {n}. Manj jih ni mogoče izbrati.',
};

export const en: English<typeof sl> = {
  'quantity.now': 'Quantity: {n}',
  'quantity.most': 'Quantity: {n}. No more can be chosen.',
  'quantity.least': 'Quantity: {n}. No fewer can be chosen.',
};

export const tStep = translator(sl);
