import { type English, translator } from '../../src/core/messages';

const sl = {
  'variation.choose': 'Izberite možnosti izdelka, preden ga dodate v košarico.',
  'variation.missing': 'Izberite še: {names}.',
  'variation.noMatch': 'Noben izdelek ne ustreza vaši izbiri. Izberite drugo kombinacijo.',
  'variation.unavailable': 'Ta izdelek ni na voljo. Izberite drugo kombinacijo.',
  'variation.resetDone': 'Izbira je počiščena. Izberite možnosti izdelka.',
  'variation.lookupFailed': 'Različice ni bilo mogoče preveriti. Poskusite znova.',
};

export const en: English<typeof sl> = {
  'variation.choose': 'Please choose product options before adding this product to your cart.',
  'variation.missing': 'Please choose: {names}.',
  'variation.noMatch': 'No product matches your choice. Please choose a different combination.',
  'variation.unavailable': 'This product is unavailable. Please choose a different combination.',
  'variation.resetDone': 'Your choice has been cleared. Please choose product options.',
  'variation.lookupFailed': 'The variation could not be checked. Please try again.',
};

export const tVariation = translator(sl);
