import { translator } from '../../src/core/messages';

const sl = {
  'bundle.more': 'Povečaj količino: {name}',
  'bundle.less': 'Zmanjšaj količino: {name}',
};

/** Names of the buttons beside an item's quantity. */
export const tBundle = translator(sl, () => import('./namesEn'));
