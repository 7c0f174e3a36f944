import { type English, translator } from '../core/messages';

const sl = {
  'cart.addFailed': 'Izdelka ni bilo mogoče dodati v košarico. Poskusite znova.',
  'network.offline': 'Niste povezani z internetom. Preverite povezavo in poskusite znova.',
  'network.timeout': 'Trgovina se ni odzvala pravočasno. Poskusite znova.',
  'network.failed': 'Povezava s trgovino ni uspela. Poskusite znova.',
  'action.retry': 'Poskusi znova',
  'quantity.more': 'Povečaj količino',
  'quantity.less': 'Zmanjšaj količino',
  'quantity.now': 'Količina: {n}',
  'quantity.most': 'Količina: {n}. Več jih ni mogoče izbrati.',
  'quantity.least': 'Količina: {n}. Manj jih ni mogoče izbrati.',
};

export const en: English<typeof sl> = {
  'cart.addFailed': 'The product could not be added to your cart. Please try again.',
  'network.offline': 'You are offline. Check your connection and try again.',
  'network.timeout': 'The shop did not answer in time. Please try again.',
  'network.failed': 'The connection to the shop failed. Please try again.',
  'action.retry': 'Try again',
  'quantity.more': 'Increase quantity',
  'quantity.less': 'Decrease quantity',
  'quantity.now': 'Quantity: {n}',
  'quantity.most': 'Quantity: {n}. No more can be chosen.',
  'quantity.least': 'Quantity: {n}. No fewer can be chosen.',
};

export const tUi = translator(sl);
