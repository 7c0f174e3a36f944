import { translator } from '../../src/core/messages';

const sl = {
  'quantity.more': 'Povečaj količino',
  'quantity.less': 'Zmanjšaj količino',
};

/** Names of the buttons. */
export const tQuantity = translator(sl, () => import('./en'));
