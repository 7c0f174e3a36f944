import { type English, translator } from '../../src/core/messages';

const sl = {
  'wishlist.nothing': 'Izbrano ni nič: označite izdelke in izberite, kaj naj se z njimi zgodi.',
  'wishlist.copied': 'Povezava je kopirana.',
  'wishlist.notCopied': 'Povezave ni bilo mogoče kopirati.',
};

export const en: English<typeof sl> = {
  'wishlist.nothing': 'Nothing is selected: tick products and choose what is to be done with them.',
  'wishlist.copied': 'The link is copied.',
  'wishlist.notCopied': 'The link could not be copied.',
};

export const tList = translator(sl);
