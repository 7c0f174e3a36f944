import { translator } from '../../src/core/messages';

const sl = {
  'variation.choose': 'Izberite možnosti izdelka, preden ga dodate v košarico.',
  'variation.noMatch': 'Noben izdelek ne ustreza vaši izbiri. Izberite drugo kombinacijo.',
  'variation.unavailable': 'Ta izdelek ni na voljo. Izberite drugo kombinacijo.',
  'variation.resetDone': 'Izbira je počiščena. Izberite možnosti izdelka.',
  'variation.lookupFailed': 'Različice ni bilo mogoče preveriti. Poskusite znova.',
};

/** Texts of the form, where the shop's own configuration has none. */
export const tVariation = translator(sl, () => import('./en'));
