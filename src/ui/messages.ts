import { translator } from '../core/messages';

const sl = {
  'cart.addFailed': 'Izdelka ni bilo mogoče dodati v košarico. Poskusite znova.',
  'network.offline': 'Niste povezani z internetom. Preverite povezavo in poskusite znova.',
  'network.timeout': 'Trgovina se ni odzvala pravočasno. Poskusite znova.',
  'network.failed': 'Povezava s trgovino ni uspela. Poskusite znova.',
  'action.retry': 'Poskusi znova',
};

/** Texts of calls that failed, and how to go on. */
export const tCall = translator(sl, () => import('./en'));
